import { type Expression, type SqlBool, sql } from 'kysely';
import type { RowOf } from '#domain/fields/field';
import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { isOutsideRun, type SameItemQuery } from './import-runs.ts';
import { rowMaker } from './item-rows.ts';

/** The file and the part of it that are a flight's track. */
interface TrackOfFlight {
  readonly sha256: string;
  readonly range: TimeRange | null;
}

/**
 * The most flights that are looked at: with the same date, time, airtime, altitude, site and glider, or of one file. No pilot
 * has as many; a logbook made to keep the server busy may have all its flights alike.
 */
const MOST_ALIKE = 500;

const columnsOf = rowMaker<RowOf<typeof FLIGHT.fields>>(FLIGHT.fields);

/** Returns the id of a visible flight that has the very values; null when there is none. */
export function findFlightWithValues(db: Db, query: SameItemQuery, values: FlightInput): Promise<number | null> {
  const wanted = columnsOf(values);
  // Of the index alone, whose columns these are: SQLite would read all flights of the pilot for any other column.
  const alike = db
    .selectFrom('flights')
    .select('id')
    .where('pilot_id', '=', query.pilotId)
    .where('is_deleted', '=', sql.lit(0))
    .where('date', '=', wanted.date)
    .where(isSame('time', wanted.time))
    .where('airtime_min', '=', wanted.airtime_min)
    .where('max_altitude_m', '=', wanted.max_altitude_m)
    .where(isSame('site_id', wanted.site_id))
    .where(isSame('glider_id', wanted.glider_id))
    .where(sql<number>`id + 0`, '>', query.afterId)
    .limit(sql.lit(MOST_ALIKE));
  return firstOf(
    visibleFlights(db, query)
      .where('flights.id', 'in', alike)
      .where('flights.remarks', '=', wanted.remarks)
      .where('flights.tags', '=', wanted.tags),
  );
}

/** Returns the id of a visible flight that has the very track; null when there is none. */
export function findFlightWithTrack(
  db: Db,
  query: SameItemQuery,
  { sha256, range }: TrackOfFlight,
): Promise<number | null> {
  const alike = db
    .selectFrom('tracks')
    .select('flight_id')
    .where('pilot_id', '=', query.pilotId)
    .where('sha256', '=', sha256)
    .where(isSame('range_from', range?.from ?? null))
    .where(isSame('range_to', range?.to ?? null))
    .where(sql<number>`flight_id + 0`, '>', query.afterId)
    .limit(sql.lit(MOST_ALIKE));
  return firstOf(visibleFlights(db, query).where('flights.id', 'in', alike));
}

function visibleFlights(db: Db, query: SameItemQuery) {
  return db
    .selectFrom('flights')
    .select('flights.id')
    .where('flights.pilot_id', '=', query.pilotId)
    .where('flights.is_deleted', '=', sql.lit(0))
    .where(isOutsideRun(query, 'flight', 'flights.id'))
    .orderBy('flights.id')
    .limit(sql.lit(1));
}

async function firstOf(flights: ReturnType<typeof visibleFlights>): Promise<number | null> {
  return (await flights.executeTakeFirst())?.id ?? null;
}

/** A comparison that both databases find by an index, which `is not distinct from` is not in PostgreSQL. */
function isSame(column: string, value: string | number | null): Expression<SqlBool> {
  return value === null ? sql<SqlBool>`${sql.ref(column)} is null` : sql<SqlBool>`${sql.ref(column)} = ${value}`;
}
