import { FLIGHT } from '#domain/fields/flight';
import { fillEmpty, haveSameValues } from '#domain/import/fill-empty';
import type { Problem } from '#domain/problem';
import { findRunItem } from '#server/repositories/import-runs';
import { findFlightState } from '#server/repositories/item-states';
import { findFlightWithTrack, findFlightWithValues } from '#server/repositories/same-flights';
import { AppError, rejectProblems } from '#server/services/app-error';
import { checkedFlight, savingOfFlight } from '#server/services/logbook/flights';
import { type ItemSaving, saveItem } from '#server/services/logbook/items';
import {
  rejectTooManyItems,
  rejectTooManyTexts,
  rejectTooManyTracks,
  type TextLimitContext,
} from '#server/services/pilot-limits';
import type { PreparedTrack } from '#server/services/tracks/prepare-track';
import {
  createdAtOf,
  type ItemEffect,
  type RunPartFlight,
  type RunTransaction,
  type TrackOf,
  unchanged,
} from './run-item.ts';

/** A flight of a part, and what saving it takes. */
export interface FlightOfPart {
  readonly flight: RunPartFlight;
  readonly trackOf: TrackOf;
  /** The last flight that the page compared the files with. */
  readonly comparedUpTo: number;
}

/** Saves a flight of a part: a new one, or what an existing one has empty. Throws `invalid` or `notFound` as a save does. */
export async function importFlight(
  context: TextLimitContext,
  tx: RunTransaction,
  { flight, trackOf, comparedUpTo }: FlightOfPart,
): Promise<ItemEffect> {
  const track = trackOf(flight);
  const { igc: _, ...fields } = flight;
  const draft = {
    ...fields,
    siteId: await idOf(tx, 'site', { id: flight.siteId, ref: flight.siteRef }),
    gliderId: await idOf(tx, 'glider', { id: flight.gliderId, ref: flight.gliderRef }),
  };
  const same = flight.id === 0 ? await findAddedMeanwhile(tx, { draft, track }, comparedUpTo) : null;
  if (same !== null) return unchanged(same);
  const saved = await (flight.id === 0 ? addFlight(tx, { draft, track }) : fillFlight(tx, { draft, track }));
  if (saved.effect === 'added') await rejectTooManyItems(context, tx, { table: 'flights', lastId: saved.id });
  if (saved.effect !== 'unchanged') await rejectTooManyTexts(context, tx, { table: 'flights', texts: fields });
  if (track && saved.effect !== 'unchanged') await rejectTooManyTracks(context, tx);
  return saved;
}

/**
 * Returns the id of the flight that one to be added is the same as, by its track, or without one by its values: another device,
 * or another tab, may import the same files at once. Flights of the run are others: equal rows of a file are as many flights.
 */
function findAddedMeanwhile(
  tx: RunTransaction,
  { draft, track }: FlightToImport,
  afterId: number,
): Promise<number | null> {
  const query = { pilotId: tx.pilotId, runId: tx.runId, afterId };
  if (track !== null) return findFlightWithTrack(tx.db, query, track.stored);
  return findFlightWithValues(tx.db, query, checkedFlight({ ...draft, igcFileName: null }).whole);
}

interface FlightToImport {
  readonly draft: Omit<RunPartFlight, 'igc'>;
  readonly track: PreparedTrack | null;
}

async function addFlight(tx: RunTransaction, { draft, track }: FlightToImport): Promise<ItemEffect> {
  const createdAt = createdAtOf(tx, draft);
  const id = await saveItem(tx, savingWith(draft, track), { id: 0, createdAt });
  return { id, effect: 'added', before: null, after: await stateText(tx, id) };
}

/** Only here, in the transaction, it is known what is empty: neither a field of the pilot's nor a track is replaced. */
async function fillFlight(tx: RunTransaction, { draft, track }: FlightToImport): Promise<ItemEffect> {
  const before = await findFlightState(tx.db, { pilotId: tx.pilotId, id: draft.id });
  if (!before) throw new AppError('notFound');
  const taken = before.track === null ? track : null;
  const filled = fillEmpty(FLIGHT.fields, before.fields, draft);
  if (!taken && haveSameValues(FLIGHT.fields, before.fields, filled)) return unchanged(draft.id);
  await saveItem(tx, savingWith({ ...draft, ...filled }, taken), { id: draft.id });
  return {
    id: draft.id,
    effect: 'filled',
    before: JSON.stringify(before),
    after: await stateText(tx, draft.id),
  };
}

/** Returns how to save a flight with a track; without one, that of the flight and its file name are unchanged. */
function savingWith(draft: FlightToImport['draft'], track: PreparedTrack | null): ItemSaving {
  if (track === null) return savingOfFlight(checkedFlight({ ...draft, igcFileName: null }), 'unchanged');
  return savingOfFlight(checkedFlight(draft), track);
}

async function stateText(tx: RunTransaction, id: number): Promise<string> {
  return JSON.stringify(await findFlightState(tx.db, { pilotId: tx.pilotId, id }));
}

/** Returns the id of a flight's site or glider, which may be an item of this run. Throws `invalid` when the run has none. */
async function idOf(
  tx: RunTransaction,
  dataType: 'site' | 'glider',
  { id, ref }: { readonly id: number | null; readonly ref: string | null },
): Promise<number | null> {
  if (ref === null) return id;
  const item = await findRunItem(tx.db, tx, { dataType, ref });
  if (!item) rejectProblems([GONE[dataType]]);
  return item?.id ?? null;
}

const GONE: Readonly<Record<'site' | 'glider', Problem>> = {
  site: { subject: 'flight', field: 'siteId', code: 'gone' },
  glider: { subject: 'flight', field: 'gliderId', code: 'gone' },
};
