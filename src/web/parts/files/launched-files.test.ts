// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesForImport, trackForForm } from './dropped-files.ts';
import { openLaunchedFiles } from './launched-files.ts';

/** Starts the app as the system does, with files of these names. */
function launch(names: readonly string[]): void {
  const files = names.map((name) => ({ getFile: async () => new File(['A'], name) }));
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
  launch(['Morning.IGC']);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/flight/0/edit'), 30_000);
  expect(trackForForm.get()).toMatchObject({ flightId: 0, file: { name: 'Morning.IGC' } });
});

it.each([[['a.igc', 'b.igc']], [['a.gpx']]])('opens %j in the import', async (names) => {
  launch(names);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/import'), 30_000);
  expect(filesForImport.get()?.files.map(({ name }) => name)).toEqual(names);
});

it('stays where it is without files', async () => {
  launch([]);
  await Promise.resolve();
  expect(window.location.pathname).toBe('/flights');
});
