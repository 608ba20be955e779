import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import { blankOf, problemsOf } from '#domain/fields/entity';
import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import { problemsOfFileName } from '#domain/file';
import { composeIgcFileName } from '#domain/igc/file-name';
import { numberOfFlight } from '#domain/order/numbering';
import type { Problem } from '#domain/problem';
import { cleanTags } from '#domain/tags';
import type { TrackAnalysis } from '#domain/track/track';
import { addFlights, findFileName, findFlightsOfDay, updateFlight } from '#server/repositories/flights';
import { type ItemKey, stateOfItem } from '#server/repositories/items';
import { findPilot } from '#server/repositories/pilots';
import { putTrack, removeTrack } from '#server/repositories/tracks';
import { rejectProblems } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import type { PrepareTrack } from '#server/services/tracks/prepare-on-thread';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';
import type { ItemSaving } from './items.ts';

/** A flight as a save contains it. */
export type FlightToSave = Exclude<
  Extract<BodyOutput<typeof save>, { dataType: 'flight' }>['data'],
  { readonly see: false }
>;

/** The effect of a save on the flight's track. */
export type TrackChange = PreparedTrack | 'removed' | 'unchanged';

/** A flight whose fields are valid: the sent ones, and all of them with blanks for the rest. */
export interface CheckedFlight {
  readonly draft: FlightFields;
  readonly whole: FlightFields & FlightInput;
}

/** A flight as it is sent, without the text of its track. */
type FlightFields = Omit<FlightToSave, 'igc'>;

/** Returns a flight as it is saved. Throws `invalid` for a wrong field. */
export function checkedFlight(sent: FlightFields): CheckedFlight {
  const draft = sent.tags === undefined ? sent : { ...sent, tags: cleanTags(sent.tags) };
  const whole = { ...blankOf(FLIGHT), ...draft };
  rejectProblems([...problemsOf(FLIGHT, whole), ...problemsOfFileName(draft.igcFileName ?? '')]);
  return { draft, whole };
}

/**
 * Returns how to save a flight: fields that are absent are unchanged, and of a new flight blank. Who saves a track queues its
 * findings.
 */
export function savingOfFlight({ draft, whole }: CheckedFlight, track: TrackChange): ItemSaving {
  return {
    dataType: 'flight',
    check: async (tx) => rejectProblems(await problemsOfChoices(tx, draft)),
    add: async (tx, key, createdAt) => {
      const igcFileName = track === 'unchanged' ? null : await fileNameOf(tx, key, { draft, track });
      await addFlights(tx.db, { ...key, createdAt }, [{ ...whole, igcFileName }]);
      await storeTrack(tx, key, track);
    },
    update: async (tx, key) => {
      const igcFileName = await fileNameOf(tx, key, { draft, track });
      await updateFlight(tx.db, key, { ...draft, igcFileName });
      await storeTrack(tx, key, track);
    },
  };
}

/** Returns what a save does with the track, whose text it prepares. Throws `invalid` for a track that cannot be read. */
export async function trackChangeOf(
  { igc, igcEncoding, igcFileName, igcRange: range, date }: FlightToSave,
  prepare: PrepareTrack,
): Promise<TrackChange> {
  if (igc === undefined) return 'unchanged';
  if (igc === null) return 'removed';
  return prepare({
    text: igc,
    encoding: igcEncoding,
    // The form's limit is that of a text; pages send bytes for a track that was stored before, as when it is trimmed.
    mayBeLarge: igcEncoding === 'base64',
    fileName: igcFileName?.trim() || null,
    range,
    date: date || null,
  });
}

/** Returns a problem for the site or glider of a flight that is not in the logbook. */
export async function problemsOfChoices(
  { db, pilotId }: PilotTransaction,
  draft: Pick<FlightToSave, 'siteId' | 'gliderId'>,
): Promise<readonly Problem[]> {
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
  tx: PilotTransaction,
  { pilotId, id }: ItemKey,
  { draft, track }: { readonly draft: FlightFields; readonly track: TrackChange },
): Promise<string | null> {
  if (track === 'removed') return null;
  const given = draft.igcFileName?.trim() || null;
  if (track !== 'unchanged') return given ?? composeName(tx, id, { draft, analysis: track.analysis });
  const stored = (await findFileName(tx.db, pilotId, id)) ?? null;
  return stored === null ? null : (given ?? stored);
}

async function composeName(
  { db, pilotId }: PilotTransaction,
  id: number,
  { draft, analysis }: { readonly draft: FlightFields; readonly analysis: TrackAnalysis },
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

function storeTrack({ db }: PilotTransaction, { pilotId, id }: ItemKey, track: TrackChange): Promise<void> {
  if (track === 'unchanged') return Promise.resolve();
  const key = { pilotId, flightId: id };
  return track === 'removed' ? removeTrack(db, key) : putTrack(db, key, track.stored);
}
