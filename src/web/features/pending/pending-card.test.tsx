// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { byId, logbookGlider } from '#test/builders/logbook-items';
import { loadResponse, pilotOf } from '#test/builders/responses';
import { applyResponse } from '#web/store/logbook.ts';
import { FIRST_TEMPORARY_ID, type NeedsPilot, type PendingChange } from '#web/store/pending/pending-change.ts';
import { PendingCard } from './pending-card.tsx';

afterEach(cleanup);

function heldLogbook() {
  const logbook = applyResponse(null, loadResponse(1, { pilot: pilotOf(7) }), null);
  if (!logbook) throw new Error('The response has a pilot');
  return logbook;
}

const NEW: Omit<PendingChange, 'dataType' | 'data'> = {
  ...{ n: 1, opKey: 'a', clientKey: 'b', id: FIRST_TEMPORARY_ID + 1, kind: 'save', before: null, file: null },
  ...{ epoch: 'first', madeAt: 1_000, status: { state: 'waiting' } },
};

it('names ground handling by its day, glider and duration', () => {
  const logbook = { ...heldLogbook(), gliders: byId(logbookGlider({ id: 5, name: 'Yeti' })) };
  const data = { date: '2026-05-03', duration: 75, gliderId: 5, remarks: '' };
  render(<PendingCard change={{ ...NEW, dataType: 'handling', data }} logbook={logbook} />);
  expect(screen.getByText(/May\s3,\s2026 · Yeti · 1\sh\s15\smin/)).toBeTruthy();
});

it('names the gliders of gear that were deleted on another device', () => {
  const problems = [{ subject: 'gear', field: 'gliderIds', code: 'gone', message: '' }];
  const status: NeedsPilot = { state: 'needsPilot', reason: 'rejected', fields: ['gliderIds'], problems };
  const named = { 'glider 5': { createdAt: '2026-05-01T12:00:00Z', name: 'Yeti' } };
  const data = { name: 'Helmet', gliderIds: [5] };
  render(<PendingCard change={{ ...NEW, dataType: 'gear', data, status, named }} logbook={heldLogbook()} />);
  expect(screen.getByText('The glider Yeti was deleted on another device.')).toBeTruthy();
});

it.each([
  ['The server does not accept this change.', { state: 'needsPilot', reason: 'refused', fields: [] }],
  [
    'Sending this failed three times while other requests succeeded. It may already be saved.',
    { state: 'needsPilot', reason: 'failedAlone', fields: [] },
  ],
] satisfies [string, NeedsPilot][])('says why a change needs the pilot: %s', (text, status) => {
  const logbook = heldLogbook();
  const change: PendingChange = {
    ...{ n: 1, opKey: 'a', clientKey: 'b', dataType: 'flight', id: FIRST_TEMPORARY_ID + 1, kind: 'save' },
    ...{ data: {}, before: null, file: null, epoch: 'first', madeAt: 1_000, status },
  };
  render(<PendingCard change={change} logbook={logbook} />);
  expect(screen.getByText(text)).toBeTruthy();
});
