import { expect, it } from 'vitest';
import { untilAcknowledged } from '#test/proofs/logbook/device';
import { untilSaved } from '#test/proofs/run/callers';
import { CallError } from '#web/api/call-error.ts';
import { patience } from './patience.ts';

it('what never happens ends with an error that names it', () => {
  const isLate = patience('the end', 0);
  expect(isLate).toThrow('in vain for the end');
  expect(patience('the end')).not.toThrow();
});

it('a save that is never acknowledged ends a proof', async () => {
  const away = () => Promise.reject(new CallError('ajaxNetworkError'));
  await expect(untilAcknowledged(away, 1)).rejects.toThrow('in vain for a response');
  await expect(untilSaved({ ended: [], flights: new Map() }, 1)).rejects.toThrow('in vain for a save');
});
