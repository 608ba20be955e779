// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { minutes } from '#domain/units';
import { byId, logbookGlider } from '#test/builders/logbook-items';
import { pilotOf } from '#test/builders/responses';
import type { Logbook } from '#web/store/logbook.ts';
import type { ImportPlan } from '../send/plan.ts';
import type { ReviewContent } from './review.ts';
import { ReviewPage } from './review-page.tsx';

afterEach(cleanup);

const LOGBOOK: Logbook = {
  ...{ pilot: pilotOf(7), flights: new Map(), sites: new Map(), gear: new Map(), handlings: new Map() },
  ...{ gliders: byId(logbookGlider({ id: 3, name: 'Swift' })), lastModified: 1, epoch: 'first' },
};
const rowOf = (row: number, gliderName: string) => ({
  ...{ key: `f:0:${row}`, path: 'a.csv', row, date: '2026-05-03', duration: minutes(45), gliderName, remarks: '' },
});
const CONTENT: ReviewContent = {
  ...{ source: 'a.csv', filesNum: 1, bytesNum: 1, stopped: null, comparedUpTo: 0, known: [], items: [], refused: [] },
  ...{ archives: [], openRun: null, handlings: [rowOf(2, 'Swift'), rowOf(3, ''), rowOf(7, '')] },
};

it('names the rows of ground handling without a glider until the pilot chooses it, and says how many come', () => {
  const onImport = vi.fn<(plan: ImportPlan) => void>();
  render(<ReviewPage content={CONTENT} logbook={LOGBOOK} onImport={onImport} onCancel={() => undefined} />);
  screen.getByText('It also brings 1 entry of ground handling.');
  screen.getByText(/^2 entries of ground handling name no glider: .*\(a\.csv, row 3; a\.csv, row 7\)\.$/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Glider for Files that name none' }), {
    target: { value: 'own:3' },
  });
  screen.getByText('It also brings 3 entries of ground handling.');
  expect(screen.queryByText(/name no glider/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Import the rest of the table' }));
  const [[plan] = []] = onImport.mock.calls;
  expect([plan?.handlings.map(({ gliderId }) => gliderId), plan?.withoutGlider]).toEqual([[3, 3, 3], []]);
});
