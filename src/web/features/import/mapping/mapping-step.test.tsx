// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PRESETS } from '#domain/import/table/presets';
import { readRows } from '#domain/import/table/read-rows';
import { sourceTable, tableReading } from '#test/builders/table-readings';
import { fakeRequests } from '#test/web/fake-requests';
import type { ReadFiles } from '../reading/read-chosen-files.ts';
import { Fold } from './fold.tsx';
import { MappingStep } from './mapping-step.tsx';
import { draftOf } from './table-draft.ts';
import { FlightPreview } from './table-preview.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TABLE = sourceTable([['Date'], ['2024-05-25']]);
const READ: ReadFiles = {
  filesNum: 1,
  bytesNum: 1,
  flights: [],
  archives: [],
  refused: [],
  stopped: null,
  tables: [tableReading('a.csv', TABLE)],
};

it('can be left also when the pilot’s mappings do not come', async () => {
  const sent = fakeRequests();
  const onCancel = vi.fn();
  render(<MappingStep read={READ} unit="meters" onMapped={() => undefined} onCancel={onCancel} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.end(0);
  await screen.findByText(/could not be loaded/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('a part of the settings opens when something is missing in it', () => {
  const { container, rerender } = render(
    <Fold title="Columns" startsOpen={false}>
      x
    </Fold>,
  );
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  rerender(
    <Fold title="Columns" startsOpen={false} isMissing>
      x
    </Fold>,
  );
  expect(details?.open).toBe(true);
});

it('a time in UTC is shown as one', () => {
  const draft = draftOf(
    sourceTable([
      ['Date', 'Takeoff time (UTC)'],
      ['2026-05-03', '10:31'],
    ]),
    PRESETS,
  );
  render(<FlightPreview rows={readRows(draft.table, draft.mapping)} unit="meters" />);
  expect(screen.getByText('10:31 UTC')).toBeTruthy();
});
