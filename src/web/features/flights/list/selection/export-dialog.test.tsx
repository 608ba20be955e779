// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/flights-changes';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { ExportDialog } from './export-dialog.tsx';

afterEach(cleanup);

const LOGBOOK = { sites: byId<Site>(), gliders: byId<Glider>(), pilot: { altitudeUnit: 'meters' } } as const;

/** The dialog for so many flights, of which the first have a track; those of some are pending. Returns the button of the tracks. */
function open(count: number, withTrack: number, waiting: readonly number[] = []): HTMLButtonElement {
  const flights = Array.from({ length: count }, (_, id) => logbookFlight({ id, hasTrack: id < withTrack }));
  render(
    <ExportDialog
      flights={flights}
      logbook={LOGBOOK}
      isTrackPending={(id) => waiting.includes(id)}
      onClose={() => undefined}
    />,
  );
  return screen.getByRole('button', { name: 'Tracks (ZIP)' });
}

it.each([
  [1, 1, 'The IGC files of 1 flight.'],
  [3, 2, 'The IGC files of 2 flights. 1 flight without a track is left out.'],
  [5, 3, 'The IGC files of 3 flights. 2 flights without a track are left out.'],
])('says of %i flights that %i have a track', (count, withTrack, note) => {
  expect(open(count, withTrack).disabled).toBe(false);
  expect(screen.getByText(note)).toBeTruthy();
});

it('leaves out pending tracks', () => {
  expect(open(3, 2, [1]).disabled).toBe(false);
  expect(
    screen.getByText(
      'The IGC files of 1 flight. 1 flight without a track is left out. 1 track that is not sent yet is left out.',
    ),
  ).toBeTruthy();
  cleanup();
  expect(open(2, 2, [0, 1]).disabled).toBe(true);
  expect(screen.getByText('2 tracks that are not sent yet are left out.')).toBeTruthy();
});

it('offers no tracks where there are none, or too many for one file', () => {
  expect(open(2, 0).disabled).toBe(true);
  expect(screen.getByText('None of these flights has a track.')).toBeTruthy();
  cleanup();
  const most = MOST_FLIGHTS_AT_ONCE;
  expect(open(most + 1, most).disabled).toBe(false);
  cleanup();
  expect(open(most + 1, most + 1).disabled).toBe(true);
  expect(screen.getByText(/^At most 50.000 flights at once/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Table (CSV)' }).disabled).toBe(false);
});
