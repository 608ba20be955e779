import { expect, it } from 'vitest';
import { checkOpenedEpoch } from './use-item-submission.ts';

it('lets a form change its item only in the epoch in which it was opened', () => {
  expect(() => checkOpenedEpoch('first', 'first')).not.toThrow();
  expect(() => checkOpenedEpoch(null, 'first')).not.toThrow();
  expect(() => checkOpenedEpoch('first', null)).not.toThrow(); // The login is shown: the server decides.
  expect(() => checkOpenedEpoch('first', 'second')).toThrow('Please open the record again.');
});
