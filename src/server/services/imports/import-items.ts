import { FLIGHT } from '#domain/fields/flight';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import { fillEmpty, haveSameValues } from '#domain/import/fill-empty';
import { areOneSite, namesLike } from '#domain/import/site-name';
import type { Problem } from '#domain/problem';
import { nameKey } from '#domain/text';
import { findSameHandling } from '#server/repositories/handlings';
import { findRunItem } from '#server/repositories/import-runs';
import { findFlightState, findPilotState, findPlainState } from '#server/repositories/item-states';
import { countVisible, findIdByName } from '#server/repositories/items';
import { findSiteByName } from '#server/repositories/plain-items';
import { findFlightWithTrack, findFlightWithValues } from '#server/repositories/same-flights';
import { AppError, rejectProblems } from '#server/services/app-error';
import { checkedFlight, savingOfFlight } from '#server/services/logbook/flights';
import { ITEM_TABLES, type ItemSaving, saveItem } from '#server/services/logbook/items';
import { savingOfGear, savingOfGlider, savingOfHandling, savingOfSite } from '#server/services/logbook/named-items';
import { checkedPilot, savePilot } from '#server/services/logbook/pilot';
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
  type PartGear,
  type PartGlider,
  type PartHandling,
  type PartSite,
  type RunPartFlight,
  type RunTransaction,
  type TrackOf,
  unchanged,
} from './run-item.ts';

/** A flight of a part, and what saving it takes. */
interface FlightOfPart {
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

/** Only here, in the transaction, the empty fields are known: neither a field of the pilot's nor a track is replaced. */
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

/** Returns the gliders of a piece of gear, which may be items of this run. Throws `invalid` when the run has none of a name. */
async function gliderIdsOf(tx: RunTransaction, { gliderIds, gliderRefs }: PartGear): Promise<readonly number[]> {
  const ids = [...gliderIds];
  for (const ref of gliderRefs) {
    const glider = await findRunItem(tx.db, tx, { dataType: 'glider', ref });
    if (!glider) rejectProblems([{ subject: 'gear', field: 'gliderIds', code: 'gone' }]);
    else ids.push(glider.id);
  }
  return [...new Set(ids)];
}

const GONE: Readonly<Record<'site' | 'glider', Problem>> = {
  site: { subject: 'flight', field: 'siteId', code: 'gone' },
  glider: { subject: 'flight', field: 'gliderId', code: 'gone' },
};

/** The most names that are tried for a site. No pilot has as many sites of one name; a logbook made to keep the server busy may. */
const MOST_NAMES = 200;

/**
 * Saves a site of a part. One of its name is that one, unless it is too far away: then the new site gets a number. Throws `invalid`
 * for what a save would reject, and where all names are taken.
 */
export async function importSite(context: TextLimitContext, tx: RunTransaction, site: PartSite): Promise<ItemEffect> {
  let left = MOST_NAMES;
  for (const name of namesLike(site.name)) {
    if (left === 0) break;
    left -= 1;
    const known = await findSiteByName(tx.db, { pilotId: tx.pilotId, nameKey: nameKey(name) });
    if (known === null)
      return addPlain(context, tx, { dataType: 'site', item: site, saving: savingOfSite({ ...site, name }) });
    if (areOneSite(known, site)) return unchanged(known.id);
  }
  throw new AppError('invalid', { problems: [{ subject: 'site', field: 'name', code: 'nameTaken' }] });
}

/** Saves a glider of a part; one whose name exists is that one. Throws `invalid` where a save would reject it. */
export async function importGlider(
  context: TextLimitContext,
  tx: RunTransaction,
  glider: PartGlider,
): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const known = await findIdByName(db, 'gliders', { pilotId, nameKey: nameKey(glider.name) });
  if (known !== null) return unchanged(known);
  return addPlain(context, tx, { dataType: 'glider', item: glider, saving: savingOfGlider(glider) });
}

/** Saves a piece of gear of a part; one whose name exists is that one. Throws `invalid` for what a save would reject. */
export async function importGear(context: TextLimitContext, tx: RunTransaction, gear: PartGear): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const known = await findIdByName(db, 'gear', { pilotId, nameKey: nameKey(gear.name) });
  if (known !== null) return unchanged(known);
  const { ref: _, gliderRefs, createdAt, ...fields } = gear;
  const saving = savingOfGear({ ...fields, gliderIds: await gliderIdsOf(tx, gear) });
  return addPlain(context, tx, { dataType: 'gear', item: gear, saving });
}

/**
 * Saves ground handling of a part, unless the same was added after the last one that the page compared with: what the logbook had
 * before, the page has left out. Throws `invalid` for what a save would reject.
 */
export async function importHandling(
  context: TextLimitContext,
  tx: RunTransaction,
  { handling, comparedUpTo }: { readonly handling: PartHandling; readonly comparedUpTo: number },
): Promise<ItemEffect> {
  const { ref: _, gliderRef, createdAt, ...fields } = handling;
  const gliderId = await idOf(tx, 'glider', { id: handling.gliderId, ref: gliderRef });
  const saving = savingOfHandling({ ...fields, gliderId });
  const known = await findSameHandling(
    tx.db,
    { pilotId: tx.pilotId, runId: tx.runId, afterId: comparedUpTo },
    { ...fields, gliderId },
  );
  if (known !== null) return unchanged(known);
  return addPlain(context, tx, { dataType: 'handling', item: handling, saving });
}

interface PlainToAdd {
  readonly dataType: 'site' | 'glider' | 'gear' | 'handling';
  readonly item: PartSite | PartGlider | PartGear | PartHandling;
  readonly saving: ItemSaving;
}

async function addPlain(
  context: TextLimitContext,
  tx: RunTransaction,
  { dataType, item, saving }: PlainToAdd,
): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const table = ITEM_TABLES[dataType];
  const id = await saveItem(tx, saving, { id: 0, createdAt: createdAtOf(tx, item) });
  await rejectTooManyItems(context, tx, { table, lastId: id });
  await rejectTooManyTexts(context, tx, { table, texts: { ...item } });
  const state = await findPlainState(db, table, { pilotId, id });
  return { id, effect: 'added', before: null, after: JSON.stringify(state) };
}

/** Saves the pilot's fields of an archive into an empty logbook; into any other never. Throws `invalid` for a wrong one. */
export async function importPilot(tx: RunTransaction, pilot: PilotInput): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const before = await findPilotState(db, pilotId);
  // An archive of before the rules, or without any, takes none away.
  const currencyRules = pilot.currencyRules.length > 0 ? pilot.currencyRules : before.fields.currencyRules;
  const input = checkedPilot({ ...pilot, currencyRules });
  if (haveSameValues(PILOT.fields, before.fields, input) || !(await isEmpty(tx))) return unchanged(pilotId);
  await savePilot(tx, input);
  const after = JSON.stringify(await findPilotState(db, pilotId));
  return { id: pilotId, effect: 'filled', before: JSON.stringify(before), after };
}

/** Saves flights before this logbook, unless the pilot has entered some. Throws `invalid` for wrong ones. */
export async function importFlightsBefore(
  tx: RunTransaction,
  flights: Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>,
): Promise<ItemEffect> {
  const { db, pilotId } = tx;
  const before = await findPilotState(db, pilotId);
  const { initialFlightNum, initialAirtime } = before.fields;
  if (initialFlightNum > 0 || initialAirtime > 0) return unchanged(pilotId);
  await savePilot(tx, checkedPilot({ ...before.fields, ...flights }));
  const after = JSON.stringify(await findPilotState(db, pilotId));
  return { id: pilotId, effect: 'filled', before: JSON.stringify(before), after };
}

async function isEmpty({ db, pilotId }: RunTransaction): Promise<boolean> {
  for (const table of Object.values(ITEM_TABLES)) if ((await countVisible(db, table, pilotId)) > 0) return false;
  return true;
}
