// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesForImport, trackForForm } from './dropped-files.ts';
import { openLaunchedFiles } from './launched-files.ts';

const namedFiles = (names: readonly string[]): readonly File[] => names.map((name) => new File(['A'], name));

/** Starts the app as the system does, with these files. */
function launch(given: readonly File[]): void {
  const files = given.map((file) => ({ getFile: async () => file }));
  const setConsumer = (consume: (launched: unknown) => void): void => consume({ files });
  Object.assign(window, { launchQueue: { setConsumer } });
  openLaunchedFiles();
}

beforeEach(() => history.replaceState(null, '', '/flights'));
afterEach(() => {
  trackForForm.set(null);
  filesForImport.set(null);
});

it('opens a track in the form of a new flight', async () => {
  launch(namedFiles(['Morning.IGC']));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/flight/0/edit'), 30_000);
  expect(trackForForm.get()).toMatchObject({ flightId: 0, file: { name: 'Morning.IGC' } });
});

it.each([[['a.igc', 'b.igc']], [['a.gpx']]])('opens %j in the import', async (names) => {
  launch(namedFiles(names));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/import'), 30_000);
  expect(filesForImport.get()?.files.map(({ name }) => name)).toEqual(names);
});

it('opens a track that is too large for the form in the import', async () => {
  launch([new File([new Uint8Array(2_097_153)], 'whole-day.igc')]);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/import'), 30_000);
});

it('stays where it is without files', async () => {
  launch([]);
  await Promise.resolve();
  expect(window.location.pathname).toBe('/flights');
});
