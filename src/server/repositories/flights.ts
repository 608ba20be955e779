import { sql } from 'kysely';
import type { ItemChange } from '#contract/data';
import type { RowOf } from '#domain/fields/field';
import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import type { ChangedValues } from '#domain/flights-change';
import type { LocalDate } from '#domain/local-date';
import { compareFlights } from '#domain/order/numbering';
import type { RuleSetId, ScoreType } from '#domain/score/rule-set-ids';
import { metres, minutes } from '#domain/units';
import type { Db } from '#server/db/schema';
import { rowMaker, rowReader } from './item-rows.ts';
import {
  addItemRows,
  ERASED_COLUMNS,
  type ItemKey,
  type ItemQuery,
  inBatches,
  type NewItems,
  pagesOf,
  updateRow,
} from './items.ts';

/** A stored flight without its track. */
export interface StoredFlight extends FlightInput {
  readonly igcFileName: string | null;
}

/** The fields of a stored flight that a save changes. */
export type FlightUpdate = Partial<FlightInput> & Pick<StoredFlight, 'igcFileName'>;

/** Selects flights, with their scores in a league. */
export interface FlightQuery extends ItemQuery {
  readonly homeLeague: RuleSetId;
}

const columnsOf = rowMaker<RowOf<typeof FLIGHT.fields>>(FLIGHT.fields);
const valuesOf = rowReader(FLIGHT.fields);

/**
 * Yields the pilot's flights in pages (see {@link pagesOf}), in the order they were added, with their profiles and scores. Fields
 * that are alike are neighbours, and what differs most comes last: a long list compresses to 5 % less.
 */
export async function* flightPages(db: Db, query: FlightQuery): AsyncGenerator<readonly ItemChange<Flight>[]> {
  for await (const rows of pagesOf((page: FlightQuery) => rowsOf(db, page), query)) yield rows.map(changeOf);
}

/** Returns a pilot's visible flights of these ids, in the order of the ids. */
export async function findFlightsOf(
  db: Db,
  { pilotId, homeLeague }: Pick<FlightQuery, 'pilotId' | 'homeLeague'>,
  ids: readonly number[],
): Promise<readonly Flight[]> {
  const rows = await flightRows(db, { pilotId, homeLeague })
    .where('flights.is_deleted', '=', 0)
    .where('flights.id', 'in', ids)
    .execute();
  const found = new Map(rows.map((row) => [row.id, flightOf(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function rowsOf(db: Db, { since, most, afterId, ...query }: FlightQuery) {
  const all = flightRows(db, query).$if(most !== undefined, (some) => some.limit(sql.lit(most ?? 0)));
  if (since === null) {
    return all
      .where('flights.is_deleted', '=', 0)
      .$if(afterId !== undefined, (page) => page.where('flights.id', '>', afterId ?? 0))
      .orderBy('flights.id')
      .execute();
  }
  return all
    .where('flights.revision', afterId === undefined ? '>' : '>=', since)
    .$if(afterId !== undefined, (page) =>
      page.where(({ or, eb }) => or([eb('flights.revision', '>', since), eb('flights.id', '>', afterId ?? 0)])),
    )
    .orderBy('flights.revision')
    .orderBy('flights.id')
    .execute();
}

function flightRows(db: Db, { pilotId, homeLeague }: Pick<FlightQuery, 'pilotId' | 'homeLeague'>) {
  return db
    .selectFrom('flights')
    .leftJoin('tracks', (join) =>
      join.onRef('tracks.pilot_id', '=', 'flights.pilot_id').onRef('tracks.flight_id', '=', 'flights.id'),
    )
    .leftJoin('scores', (join) =>
      join
        .onRef('scores.pilot_id', '=', 'tracks.pilot_id')
        .onRef('scores.flight_id', '=', 'tracks.flight_id')
        .on('scores.rule_set', '=', homeLeague),
    )
    .selectAll('flights')
    .select([
      'tracks.profile',
      'tracks.lowest_m',
      'tracks.highest_m',
      'tracks.hike_m',
      'tracks.hike_min',
      'scores.type as xcType',
      'scores.distance_m as xcDistance',
    ])
    .where('flights.pilot_id', '=', pilotId);
}

function changeOf(row: FlightRow): ItemChange<Flight> {
  return row.is_deleted === 1 ? { id: row.id, see: false } : flightOf(row);
}

type FlightRow = Awaited<ReturnType<typeof rowsOf>>[number];

/**
 * By `assign`, since the list is long: a literal that begins with a spread makes V8 give each object a hidden class of its
 * own, which takes 20 times as long and several times the memory.
 */
function flightOf(row: FlightRow): Flight & { readonly see: true } {
  const { remarks, time, altitude, ...values } = valuesOf(row);
  const { id, profile, igc_file_name: igcFileName, created_at: createdAt } = row;
  const stored = { hasTrack: profile !== null, igcFileName, see: true, createdAt, profile, id } as const;
  return Object.assign(values, stored, scoreOf(row), { remarks, time, altitude }, scaleOf(row), hikeOf(row));
}

function scoreOf({ xcType, xcDistance }: { readonly xcType: ScoreType | null; readonly xcDistance: number | null }) {
  return xcType === null || xcDistance === null ? null : { xcType, xcDistance };
}

function scaleOf({
  lowest_m: lowest,
  highest_m: highest,
}: {
  readonly lowest_m: number | null;
  readonly highest_m: number | null;
}) {
  return lowest === null || highest === null ? null : { lowest: metres(lowest), highest: metres(highest) };
}

function hikeOf({
  hike_m: climb,
  hike_min: time,
}: {
  readonly hike_m: number | null;
  readonly hike_min: number | null;
}) {
  return climb === null || time === null ? null : { hikeClimb: metres(climb), hikeTime: minutes(time) };
}

/** Days, and hashes of track files. */
interface DaysAndFiles {
  readonly pilotId: number;
  readonly dates: readonly LocalDate[];
  readonly files: readonly string[];
}

/** Returns the visible flights of some days, and those with the track of a file. */
export async function findFlightsAround(
  db: Db,
  { pilotId, dates, files }: DaysAndFiles,
): Promise<readonly (FlightInput & { readonly id: number })[]> {
  const rows = await db
    .selectFrom('flights')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('date', 'in', dates),
        eb(
          'id',
          'in',
          selectFrom('tracks').select('flight_id').where('pilot_id', '=', pilotId).where('sha256', 'in', files),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => ({ ...valuesOf(row), id: row.id }));
}

/** Returns the glider of a pilot's latest flight; null without one. */
export async function findLastGlider(db: Db, pilotId: number): Promise<number | null> {
  const row = await db
    .selectFrom('flights')
    .select('glider_id')
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.glider_id ?? null;
}

/** Returns the ids, dates and times of a pilot's visible flights, the oldest first. */
export async function findOrderedFlights(db: Db, pilotId: number): Promise<Pick<Flight, 'id' | 'date' | 'time'>[]> {
  const rows = await db
    .selectFrom('flights')
    .select(['id', 'date', 'time'])
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .execute();
  return rows.sort(compareFlights);
}

/** Returns the ids, times and date of the visible flights of one day. */
export async function findFlightsOfDay(
  db: Db,
  pilotId: number,
  date: string,
): Promise<Pick<Flight, 'id' | 'date' | 'time'>[]> {
  return db
    .selectFrom('flights')
    .select(['id', 'date', 'time'])
    .where('pilot_id', '=', pilotId)
    .where('date', '=', date)
    .where('is_deleted', '=', 0)
    .execute();
}

/** Returns the file name of a visible flight's track; undefined when there is no such flight. */
export async function findFileName(db: Db, pilotId: number, id: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('flights')
    .select('igc_file_name')
    .where('pilot_id', '=', pilotId)
    .where('id', '=', id)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  return row?.igc_file_name;
}

/** Adds flights with consecutive ids. */
export function addFlights(db: Db, items: NewItems, flights: readonly StoredFlight[]): Promise<void> {
  return addItemRows(db, { ...items, table: 'flights' }, flights.map(rowOf));
}

/** Updates a visible flight; fields that are absent stay as they are. */
export function updateFlight(db: Db, key: ItemKey, flight: FlightUpdate): Promise<void> {
  return updateRow(db, { ...key, table: 'flights' }, rowOf(flight));
}

/** Gives flights the same values, and shows deleted ones again, or hides them with what they have: with their tracks, too. */
export async function updateFlights(
  db: Db,
  { pilotId, revision }: Omit<ItemKey, 'id'>,
  {
    ids,
    values = {},
    isDeleted = false,
  }: { readonly ids: readonly number[]; readonly values?: ChangedValues; readonly isDeleted?: boolean },
): Promise<void> {
  await db
    .updateTable('flights')
    .set({ ...columnsOf(values), is_deleted: isDeleted ? 1 : 0, revision })
    .where('pilot_id', '=', pilotId)
    .where('id', 'in', ids)
    .execute();
}

/** Erases the pilot's texts of deleted flights; their rows stay, since loads report the deletion. */
export async function eraseDeletedFlights(db: Db, pilotId: number, ids: readonly number[]): Promise<void> {
  await inBatches(ids, (batch) =>
    db
      .updateTable('flights')
      .set(ERASED_COLUMNS.flights)
      .where('pilot_id', '=', pilotId)
      .where('is_deleted', '=', 1)
      .where('id', 'in', batch)
      .execute(),
  );
}

/** Clears the references of flights to a deleted site or glider; those flights get the new revision. */
export async function clearReference(
  db: Db,
  column: 'site_id' | 'glider_id',
  { pilotId, id, revision }: ItemKey,
): Promise<void> {
  await db
    .updateTable('flights')
    .set({ [column]: null, revision })
    .where('pilot_id', '=', pilotId)
    .where(column, '=', id)
    .execute();
}

/** Whether a visible flight has this site or glider. */
export async function isReferenced(
  db: Db,
  column: 'site_id' | 'glider_id',
  { pilotId, id }: Pick<ItemKey, 'pilotId' | 'id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('flights')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where(column, '=', id)
    .where('is_deleted', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes at most `most` flights of a pilot permanently, and returns how many. */
export async function deleteSomeFlights(db: Db, pilotId: number, most: number): Promise<number> {
  const some = db.selectFrom('flights').select('id').where('pilot_id', '=', pilotId).limit(most);
  const query = db.deleteFrom('flights').where('pilot_id', '=', pilotId).where('id', 'in', some);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Sets a new revision of a flight, so that loads contain it again: its derived data have changed. */
export async function touchFlight(db: Db, { pilotId, id, revision }: ItemKey): Promise<void> {
  await db.updateTable('flights').set({ revision }).where('pilot_id', '=', pilotId).where('id', '=', id).execute();
}

function rowOf(flight: FlightUpdate) {
  return { ...columnsOf(flight), igc_file_name: flight.igcFileName };
}
