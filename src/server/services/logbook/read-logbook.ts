import type { LoadResponse } from '#contract/data';
import type { Db } from '#server/db/schema';
import { flightPages } from '#server/repositories/flights';
import { type FoundPilot, findPilot } from '#server/repositories/pilots';
import { GEAR_ITEMS, GLIDERS, HANDLINGS, SITES } from '#server/repositories/plain-items';

/** The client's marker; empty for a full load. */
export interface LoadMarker {
  readonly lastModified?: number | string | null | undefined;
  readonly epoch?: string | undefined;
}

/** Returns the marker of a request. */
export function markerOf({ lastModified, epoch }: LoadMarker): LoadMarker {
  return { lastModified, epoch };
}

/** The result of reading a load. */
export type LogbookLoad =
  | { readonly state: 'read'; readonly load: LoadResponse }
  /** There is no such pilot. */
  | { readonly state: 'gone' }
  /** There is no room for it. */
  | { readonly state: 'long' };

/** How many items a load may have, and how many characters their remarks. */
export interface Room {
  items: number;
  characters: number;
}

/**
 * Returns a load, read within a transaction. An invalid marker, or one of another epoch, yields a full load with `reset`.
 */
export async function readLogbook(
  db: Db,
  pilotId: number,
  { marker, most }: { readonly marker: LoadMarker; readonly most: Room },
): Promise<LogbookLoad> {
  const found = await findPilot(db, pilotId);
  if (!found) return { state: 'gone' };
  const { since, isOurs } = rangeOf(marker, found);
  const { flights, sites, gliders, gear, handlings } = pagesOfItems(db, found, since);
  const room = { ...most };
  const items = {
    flights: await within(room, flights),
    sites: await within(room, sites),
    gliders: await within(room, gliders),
    gear: await within(room, gear),
    handlings: await within(room, handlings),
  };
  if (room.items < 0 || room.characters < 0) return { state: 'long' };
  return { state: 'read', load: { pilot: pilotSince(found, since), ...items, ...stateOf(found, isOurs) } };
}

/** Returns the items of pages as far as there is room for them; takes the room. */
async function within<Item extends object>(room: Room, pages: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) {
    room.items -= page.length;
    for (const item of page) room.characters -= 'remarks' in item ? String(item.remarks).length : 0;
    if (room.items < 0 || room.characters < 0) return [];
    items.push(...page);
  }
  return items;
}

/**
 * Returns the JSON of a load of any size in pieces, with more fields beside it, read within a transaction; null when there is no such
 * pilot.
 */
export async function logbookPieces(
  db: Db,
  pilotId: number,
  { marker, extra }: { readonly marker: LoadMarker; readonly extra: object },
): Promise<AsyncGenerator<string> | null> {
  const found = await findPilot(db, pilotId);
  return found && piecesOf(db, found, { ...rangeOf(marker, found), extra });
}

async function* piecesOf(
  db: Db,
  found: FoundPilot,
  { since, isOurs, extra }: LoadRange & { readonly extra: object },
): AsyncGenerator<string> {
  yield `{"pilot":${JSON.stringify(pilotSince(found, since))}`;
  for (const [name, pages] of Object.entries(pagesOfItems(db, found, since))) yield* listPieces(name, pages);
  yield `,${JSON.stringify({ ...stateOf(found, isOurs), ...extra }).slice(1)}`;
}

function pagesOfItems(db: Db, { pilot }: FoundPilot, since: number | null) {
  const query = { pilotId: pilot.id, since };
  return {
    flights: flightPages(db, { ...query, homeLeague: pilot.homeLeague }),
    sites: SITES.pages(db, query),
    gliders: GLIDERS.pages(db, query),
    gear: GEAR_ITEMS.pages(db, query),
    handlings: HANDLINGS.pages(db, query),
  };
}

async function* listPieces(name: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let separator = `,"${name}":[`;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + JSON.stringify(page).slice(1, -1);
    separator = ',';
  }
  yield separator === ',' ? ']' : `${separator}]`;
}

interface LoadRange {
  /** A revision; null for a full load. */
  readonly since: number | null;
  readonly isOurs: boolean;
}

function rangeOf(marker: LoadMarker, { revision, epoch }: FoundPilot): LoadRange {
  const read = readRevision(marker);
  const isOurs = read === null || (read !== undefined && read <= revision && isOfEpoch(marker, epoch));
  return { since: isOurs ? read : null, isOurs };
}

function pilotSince({ pilot, fieldsRevision }: FoundPilot, since: number | null): LoadResponse['pilot'] {
  return since === null || fieldsRevision > since ? pilot : null;
}

function stateOf(
  { revision, epoch, hasTrackJobs }: FoundPilot,
  isOurs: boolean,
): Pick<LoadResponse, 'lastModified' | 'epoch' | 'isPending' | 'reset'> {
  return {
    lastModified: revision,
    epoch,
    ...(hasTrackJobs ? { isPending: true } : {}),
    ...(isOurs ? {} : { reset: true }),
  };
}

const DIGITS = /^\d{1,16}$/;

/** Returns the marker's revision; null for a full load; undefined for an invalid marker. */
export function readRevision({ lastModified }: LoadMarker): number | null | undefined {
  if (lastModified === null || lastModified === undefined) return null;
  const revision = typeof lastModified === 'string' && DIGITS.test(lastModified) ? Number(lastModified) : lastModified;
  return Number.isSafeInteger(revision) && Number(revision) >= 0 ? Number(revision) : undefined;
}

/** Whether the client's data are of this epoch; assumed when it sends none. */
export function isOfEpoch(marker: LoadMarker, epoch: string): boolean {
  return marker.epoch === undefined || marker.epoch === epoch;
}
