import { expect, it } from 'vitest';
import { THIRD_PARTIES } from './third-parties.ts';

it('uses the messages of the spec when no site can be proposed', () => {
  expect(THIRD_PARTIES.unexpectedSites('<html>')).toBe('ERROR: Unable to get site proposal: <html>');
  expect(THIRD_PARTIES.failedSites({ lat: 46.5, lng: -7 }, THIRD_PARTIES.problems.slow)).toBe(
    'ERROR: Unable to get site proposal for 46.5/-7: no answer in time',
  );
});
