import { expect, it } from 'vitest';
import { REJECTIONS } from './en/rejections.ts';
import { rejectionText } from './rejection-text.ts';

const text = rejectionText.bind(null, REJECTIONS);

it('uses the documented messages when no site can be proposed', () => {
  expect(text({ code: 'unexpectedSites', response: '<html>' })).toBe('ERROR: Unable to get site proposal: <html>');
  const failure = { code: 'failedSites', lat: 46.5, lng: -7, trouble: 'slow' } as const;
  expect(text(failure)).toBe('ERROR: Unable to get site proposal for 46.5/-7: no answer in time');
  expect(text({ ...failure, trouble: 'rejected', status: 503 })).toBe(
    'ERROR: Unable to get site proposal for 46.5/-7: the service turned the request down (503)',
  );
});

it('names its parameters, and one of a thing in the singular', () => {
  expect(text({ code: 'tooManyInMinutes', what: 'changes', minutes: 1 })).toBe(
    'Too many changes, please, try again in 1 minute.',
  );
  expect(text({ code: 'tooManyInSeconds', seconds: 30 })).toBe('Too many attempts, please, try again in 30 seconds.');
  expect(text({ code: 'undoOver' })).toBe('This change can no longer be undone.');
});
