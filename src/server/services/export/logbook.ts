import type { ItemChange } from '#contract/data';
import { ARCHIVE_VERSION, type ArchivedLogbook } from '#contract/import/archive';
import { type FieldTable, uncheckedFromEntries, type ValuesOf } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { Flight } from '#domain/flight';
import type { Gear } from '#domain/gear/gear';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { findSignUp, type SignUpRecord } from '#server/repositories/accounts';
import { findOrderedFlights } from '#server/repositories/flights';
import { findPilot } from '#server/repositories/pilots';
import { GEAR_ITEMS, GLIDERS, HANDLINGS, SITES } from '#server/repositories/plain-items';
import { AppError } from '#server/services/app-error';

/** All data of a pilot except flights, tracks and sessions, without deleted items. */
export interface ExportedLogbook {
  readonly pilot: Pilot & SignUpRecord;
  readonly sites: readonly Site[];
  readonly gliders: readonly Glider[];
  readonly gear: readonly Gear[];
  readonly handlings: readonly Handling[];
  /** The values that order the flights: their texts may be too large for the memory. */
  readonly flights: readonly Pick<Flight, 'id' | 'date' | 'time'>[];
}

/** Returns a pilot's logbook without its flights, read within a transaction. Throws `noSession` when there is no such pilot. */
export async function readExportedLogbook(db: Db, pilotId: number): Promise<ExportedLogbook> {
  const found = await findPilot(db, pilotId);
  const signUp = await findSignUp(db, pilotId);
  if (!found || !signUp) throw new AppError('noSession');
  const query = { pilotId, since: null };
  return {
    pilot: { ...found.pilot, ...signUp },
    sites: (await SITES.find(db, query)).flatMap(visible),
    gliders: (await GLIDERS.find(db, query)).flatMap(visible),
    gear: (await GEAR_ITEMS.find(db, query)).flatMap(visible),
    handlings: (await HANDLINGS.find(db, query)).flatMap(visible),
    flights: await findOrderedFlights(db, pilotId),
  };
}

/** Drops the markers of deleted items, which only a load needs. */
export function visible<Item>(item: ItemChange<Item>): readonly (Item & { readonly see: true })[] {
  return item.see ? [item] : [];
}

/** A track of an archive: the path and hash of its file, and the part of it that is the flight, null for what an analysis finds. */
export interface ArchivedTrack {
  readonly path: string;
  readonly sha256: string;
  readonly range: TimeRange | null;
}

/** The numbers in an archive of all items that a flight may have, by their ids, and the tracks by the ids of their flights. */
interface ArchiveNumbers {
  readonly flights: ReadonlyMap<number, number>;
  readonly sites: ReadonlyMap<number, number>;
  readonly gliders: ReadonlyMap<number, number>;
  readonly gear: ReadonlyMap<number, number>;
  readonly handlings: ReadonlyMap<number, number>;
  readonly tracks: ReadonlyMap<number, ArchivedTrack>;
}

/** Lists of a logbook by their names, in pages. */
type ItemPages = Readonly<Record<string, AsyncIterable<readonly object[]>>>;

const INDENT = 2;

/**
 * Yields the JSON of a logbook as an archive has it, in pieces: equal logbooks are equal texts, in whatever account they are, as items
 * are numbered in the order in which they were added.
 */
export async function* archivePieces(pilot: Pilot, lists: ItemPages): AsyncGenerator<string> {
  const head = { version: ARCHIVE_VERSION, pilot: valuesOf(PILOT.fields, pilot) };
  yield JSON.stringify(head, null, INDENT).slice(0, -2);
  for (const [name, pages] of Object.entries(lists)) yield* listPieces(name, pages);
  yield '\n}';
}

/** Written as `JSON.stringify` writes a list in an object: a string contains no line break of its own. */
async function* listPieces(name: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  const [inList, inObject] = [`\n${' '.repeat(2 * INDENT)}`, `\n${' '.repeat(INDENT)}`];
  let separator = `,${inObject}"${name}": [`;
  let end = ']';
  for await (const page of pages) {
    for (const item of page) {
      yield separator + inList + JSON.stringify(item, null, INDENT).replaceAll('\n', inList);
      [separator, end] = [',', `${inObject}]`];
    }
  }
  yield separator === ',' ? end : separator + end;
}

export function archivedFlight(flight: Flight, { flights, sites, gliders, tracks }: ArchiveNumbers) {
  const numberIn = (numbers: ReadonlyMap<number, number>, id: number | null) =>
    id === null ? null : (numbers.get(id) ?? null);
  return {
    ...entered(flights, flight),
    ...valuesOf(FLIGHT.fields, flight),
    siteId: numberIn(sites, flight.siteId),
    gliderId: numberIn(gliders, flight.gliderId),
    igcFileName: flight.igcFileName,
    track: tracks.get(flight.id) ?? null,
  } satisfies ArchivedLogbook['flights'][number];
}

export function archivedSite(site: Site, { sites }: ArchiveNumbers): ArchivedLogbook['sites'][number] {
  return { ...entered(sites, site), ...valuesOf(SITE.fields, site) };
}

export function archivedGlider(glider: Glider, { gliders }: ArchiveNumbers): ArchivedLogbook['gliders'][number] {
  return { ...entered(gliders, glider), ...valuesOf(GLIDER.fields, glider) };
}

/** A glider that was deleted has no number: it is 0. */
export function archivedGear(item: Gear, { gear, gliders }: ArchiveNumbers): ArchivedLogbook['gear'][number] {
  const gliderIds = item.gliderIds.map((id) => gliders.get(id) ?? 0).sort((a, b) => a - b);
  return { ...entered(gear, item), ...valuesOf(GEAR.fields, { ...item, gliderIds }) };
}

export function archivedHandling(item: Handling, { handlings, gliders }: ArchiveNumbers) {
  const gliderId = item.gliderId === null ? null : (gliders.get(item.gliderId) ?? null);
  return {
    ...entered(handlings, item),
    ...valuesOf(HANDLING.fields, { ...item, gliderId }),
  } satisfies ArchivedLogbook['handlings'][number];
}

interface StoredItem {
  readonly id: number;
  readonly createdAt: string;
}

function entered(numbers: ReadonlyMap<number, number>, { id, createdAt }: StoredItem): StoredItem {
  return { id: numbers.get(id) ?? 0, createdAt };
}

/** Returns the numbers of items in an archive, by their ids. */
export function numbersOf(items: readonly Pick<StoredItem, 'id'>[]): ReadonlyMap<number, number> {
  return new Map(items.toSorted((a, b) => a.id - b.id).map(({ id }, index) => [id, index + 1]));
}

/** The values of a table's fields, in its order. */
function valuesOf<Table extends FieldTable>(table: Table, item: ValuesOf<Table>): ValuesOf<Table> {
  const values: Readonly<Record<string, unknown>> = item;
  return uncheckedFromEntries(Object.keys(table).map((name) => [name, values[name]]));
}
