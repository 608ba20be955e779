import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { changedFlights, sentUndo } from '#test/servers/change-calls';
import { importedPart, startedRun } from '#test/servers/import-calls';
import { loaded, saved, type Visitor } from '#test/servers/visitor';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({ date: '2025-06-21', fixes: flownPath(LAUNCH, [{ seconds: 300, speed: 10, climb: -1 }]) });

/** Makes the calls that pilots make every day, each so that all its statements run. */
export async function makeHotCalls(pilot: Visitor): Promise<void> {
  const { lastModified } = await loaded(pilot);
  await loaded(pilot, lastModified);
  const { savedId } = await saved(pilot, 'flight', aFlight({ igc: IGC, siteId: 1, gliderId: 1, lastModified }));
  await loaded(pilot, lastModified);
  await saved(pilot, 'flight', aFlight({ id: savedId, remarks: 'Ruhig', lastModified }));
  await readTracks(pilot, savedId);
  await saved(pilot, 'flight', { id: savedId, see: false, lastModified });
  const { changeId } = await changedFlights(pilot, [1, 2, 3], { kind: 'delete', lastModified });
  await sentUndo(pilot, changeId, { lastModified });
  const importId = await startedRun(pilot);
  await importedPart(pilot, importId, { flights: [{ ref: 'one', date: '2025-06-22', siteId: 1, igc: IGC }] });
}

async function readTracks(pilot: Visitor, flightId: number): Promise<void> {
  const { body } = await pilot.get<{ readonly file: string }>(`/api/flights/${flightId}/track`);
  await pilot.get('/api/tracks');
  await pilot.get('/api/tracks/known', { sha256: body.file });
  await pilot.get('/api/sites/1/tracks');
  await pilot.get('/api/sessions');
  await pilot.get('/api/imports');
  await pilot.get('/api/import-mappings');
  await pilot.ask(`/api/track-files/${body.file}`);
}
