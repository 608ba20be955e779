// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadResponse, pilotOf } from '#test/builders/responses';
import { applyResponse } from '#web/store/logbook.ts';
import { FIRST_TEMPORARY_ID, type NeedsPilot, type PendingChange } from '#web/store/pending/pending-change.ts';
import { PendingCard } from './pending-card.tsx';

afterEach(cleanup);

it.each([
  ['The server does not accept this change.', { state: 'needsPilot', reason: 'refused', fields: [] }],
  [
    'Sending this failed three times while other requests succeeded. It may already be saved.',
    { state: 'needsPilot', reason: 'failedAlone', fields: [] },
  ],
] satisfies [string, NeedsPilot][])('says why a change needs the pilot: %s', (text, status) => {
  const logbook = applyResponse(null, loadResponse(1, { pilot: pilotOf(7) }), null);
  if (!logbook) throw new Error('The response has a pilot');
  const change: PendingChange = {
    ...{ n: 1, opKey: 'a', clientKey: 'b', dataType: 'flight', id: FIRST_TEMPORARY_ID + 1, kind: 'save' },
    ...{ data: {}, before: null, file: null, epoch: 'first', madeAt: 1_000, status },
  };
  render(<PendingCard change={change} logbook={logbook} />);
  expect(screen.getByText(text)).toBeTruthy();
});
