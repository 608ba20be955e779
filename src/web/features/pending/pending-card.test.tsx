// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadResponse, pilotOf } from '#test/builders/responses';
import { applyResponse } from '#web/store/logbook.ts';
import { FIRST_TEMPORARY_ID, type Parked, type PendingChange } from '#web/store/pending/pending-change.ts';
import { PendingCard } from './pending-card.tsx';

afterEach(cleanup);

it.each([
  ['The server does not take this change.', { reason: 'refused', fields: [] }],
  [
    'Sending this failed three times, while other calls got through. The server may have it already.',
    { reason: 'refused', fields: [], mayBeWritten: true },
  ],
] satisfies [string, Parked][])('says why a change waits: %s', (text, parked) => {
  const logbook = applyResponse(null, loadResponse(1, { pilot: pilotOf(7) }), null);
  if (!logbook) throw new Error('The response has a pilot');
  const change: PendingChange = {
    ...{ v: 1, n: 1, opKey: 'a', clientKey: 'b', dataType: 'flight', id: FIRST_TEMPORARY_ID + 1, kind: 'save' },
    ...{ data: {}, before: null, file: null, epoch: 'first', madeAt: 1_000, attempts: 3, parked },
  };
  render(<PendingCard change={change} logbook={logbook} />);
  expect(screen.getByText(text)).toBeTruthy();
});
