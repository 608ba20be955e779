import { expect, it } from 'vitest';
import { failedSiteProposal, thirdPartyProblemText, unexpectedSiteProposal } from './third-party-problems.ts';

it('uses the messages of the spec when no site can be proposed', () => {
  expect(unexpectedSiteProposal('<html>')).toBe('ERROR: Unable to get site proposal: <html>');
  expect(failedSiteProposal({ lat: 46.5, lng: -7 }, thirdPartyProblemText('slow'))).toBe(
    'ERROR: Unable to get site proposal for 46.5/-7: no answer in time',
  );
});
