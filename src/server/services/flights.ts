import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { problemsOfFileName } from '#domain/file';
import { type FlightFacts, problemsOfFlight } from '#domain/flight';
import { composeIgcFileName } from '#domain/igc/file-name';
import { numberOfFlight } from '#domain/numbering';
import type { Problem } from '#domain/problem';
import type { TrackAnalysis } from '#domain/track/track';
import type { House } from '#server/house';
import type { PreparedTrack } from '#server/jobs/tasks/prepare-track';
import { addFlight, findFileName, findFlightsOfDay, updateFlight } from '#server/repositories/flights';
import type { ItemKey } from '#server/repositories/item-key';
import { stateOfItem } from '#server/repositories/items';
import { findPilot } from '#server/repositories/pilots';
import { findContent, findFlightOfFile, putTrack, removeTrack } from '#server/repositories/tracks';
import { deleteItem, type ItemSaving } from './item-saving.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import { type PrepareTrack, prepareTrack } from './tracks.ts';
import type { Writing } from './writing.ts';

/** A flight as a save contains it. */
export type FlightToSave = Exclude<
  Extract<BodyOutput<typeof save>, { dataType: 'flight' }>['data'],
  { readonly see: false }
>;

/** What a save does with the flight's track. */
type TrackChange = PreparedTrack | 'removed' | 'unchanged';

/** Returns how to save a flight, with its track read and prepared. Throws `invalid` for a wrong field or track. */
export async function savingOfFlight(draft: FlightToSave, prepare: PrepareTrack = prepareTrack): Promise<ItemSaving> {
  refuseProblems([...problemsOfFlight(draft), ...problemsOfFileName(draft.igcFileName ?? '')]);
  const track = await trackChangeOf(draft, prepare);
  return {
    dataType: 'flight',
    check: async (change) => refuseProblems(await problemsOfChoices(change, draft)),
    add: async (change, key, createdAt) => {
      const igcFileName = await fileNameOf(change, key, { draft, track });
      await addFlight(change.db, key, { ...factsOf(draft), igcFileName, createdAt });
      await storeTrack(change, key, track);
    },
    update: async (change, key) => {
      const igcFileName = await fileNameOf(change, key, { draft, track });
      await updateFlight(change.db, key, { ...factsOf(draft), igcFileName });
      await storeTrack(change, key, track);
    },
  };
}

/** Deletes a flight and its track. */
export function deleteFlight(change: Writing, id: number): Promise<number> {
  return deleteItem(change, { dataType: 'flight', id }, ({ pilotId }) =>
    removeTrack(change.db, { pilotId, flightId: id }),
  );
}

/** Returns the IGC file of a flight, compressed with gzip, and its name. Throws `notFound` without a track. */
export async function findTrackFile(
  house: House,
  pilotId: number,
  id: number,
): Promise<{ readonly content: Uint8Array; readonly fileName: string }> {
  return house.dialect.reading(house.reader, async (db) => {
    const fileName = await findFileName(db, pilotId, id);
    const content = await findContent(db, { pilotId, flightId: id });
    if (!content) throw new Refusal('notFound');
    return { content, fileName: fileName ?? 'flight.igc' };
  });
}

/** Returns the id of the pilot's first flight whose IGC file has this SHA-256; null when none has. */
export function findKnownTrack({ reader }: House, pilotId: number, sha256: string): Promise<number | null> {
  return findFlightOfFile(reader, pilotId, sha256);
}

async function trackChangeOf(
  { igc, igcEncoding, igcFileName }: FlightToSave,
  prepare: PrepareTrack,
): Promise<TrackChange> {
  if (igc === undefined) return 'unchanged';
  return igc === null
    ? 'removed'
    : prepare({ text: igc, encoding: igcEncoding, fileName: igcFileName?.trim() || null });
}

async function problemsOfChoices({ db, pilotId }: Writing, draft: FlightToSave): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const [field, table] of [
    ['siteId', 'sites'],
    ['gliderId', 'gliders'],
  ] as const) {
    const id = draft[field];
    const state = id === null ? 'visible' : await stateOfItem(db, table, { pilotId, id });
    if (state !== 'visible') problems.push({ subject: 'flight', field, code: 'gone' });
  }
  return problems;
}

/** Returns the IGC file's name: the given one, else the stored one, else a generated one; null without a track. */
async function fileNameOf(
  change: Writing,
  { pilotId, id }: ItemKey,
  { draft, track }: { readonly draft: FlightToSave; readonly track: TrackChange },
): Promise<string | null> {
  if (track === 'removed') return null;
  const given = draft.igcFileName?.trim() || null;
  if (track !== 'unchanged') return given ?? composeName(change, id, { draft, analysis: track.analysis });
  const stored = (await findFileName(change.db, pilotId, id)) ?? null;
  return stored === null ? null : (given ?? stored);
}

async function composeName(
  { db, pilotId }: Writing,
  id: number,
  { draft, analysis }: { readonly draft: FlightToSave; readonly analysis: TrackAnalysis },
): Promise<string> {
  const found = await findPilot(db, pilotId);
  const others = (await findFlightsOfDay(db, pilotId, draft.date)).filter((flight) => flight.id !== id);
  const flight = { id, date: draft.date, time: draft.time };
  return composeIgcFileName({
    date: draft.date,
    recorderSerial: analysis.recorder,
    pilotName: found?.pilot.userName ?? '',
    flightNumberOfDay: numberOfFlight(flight, [...others, flight], 0).inDay,
  });
}

async function storeTrack({ db }: Writing, { pilotId, id }: ItemKey, track: TrackChange): Promise<void> {
  if (track === 'unchanged') return;
  const key = { pilotId, flightId: id };
  await (track === 'removed' ? removeTrack(db, key) : putTrack(db, key, track.kept));
}

function factsOf(draft: FlightToSave): FlightFacts {
  const { date, time, siteId, gliderId, altitude, airtime, remarks } = draft;
  return { date, time, siteId, gliderId, altitude, airtime, remarks };
}
