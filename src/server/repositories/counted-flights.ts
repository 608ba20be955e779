import { setImmediate } from 'node:timers/promises';
import type { LocalDate, LocalTime } from '#domain/local-date';
import type { RuleSetId, ScoreType } from '#domain/score/rule-set-ids';
import { type Metres, type Minutes, metres, minutes } from '#domain/units';
import type { Db } from '#server/db/schema';
import { storedTags } from './item-rows.ts';

/** What is counted of a flight: no texts, and of its track the score in a league alone, not its hike. */
export interface StoredCountedFlight {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly airtime: Minutes;
  readonly altitude: Metres;
  readonly siteId: number | null;
  readonly gliderId: number | null;
  readonly tags: readonly string[];
  readonly hasTrack: boolean;
  readonly xcType?: ScoreType;
  readonly xcDistance?: number;
}

interface CountedQuery {
  readonly pilotId: number;
  readonly homeLeague: RuleSetId;
}

/** Ids of a page: its rows are short. More would keep the event loop from others for longer than some milliseconds. */
const PAGE_IDS = 2_000;

/** Returns what is counted of a pilot's visible flights, in the order of their ids. Run it on a snapshot: it reads pages. */
export async function findCountedFlights(db: Db, query: CountedQuery): Promise<readonly StoredCountedFlight[]> {
  const lastId = await findLastId(db, query.pilotId);
  const found: StoredCountedFlight[] = [];
  for (let afterId = 0; afterId < lastId; afterId += PAGE_IDS) {
    const rows = await rowsOf(db, query, afterId);
    found.push(...rows.map(flightOf));
    await setImmediate();
  }
  return found;
}

/** Returns the id of the pilot's last visible flight; 0 without flights. */
async function findLastId(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('flights')
    .select(({ fn }) => fn.max<number | null>('id').as('lastId'))
    .where('pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  return row?.lastId ?? 0;
}

/**
 * Returns the rows of a page. It ends at an id, not after so many rows: with a limit PostgreSQL, until it has statistics of a
 * new logbook, joins all later flights, too, and sorts them, for each page.
 */
function rowsOf(db: Db, { pilotId, homeLeague }: CountedQuery, afterId: number) {
  return db
    .selectFrom('flights')
    .leftJoin('tracks', (join) =>
      join.onRef('tracks.pilot_id', '=', 'flights.pilot_id').onRef('tracks.flight_id', '=', 'flights.id'),
    )
    .leftJoin('scores', (join) =>
      join
        .onRef('scores.pilot_id', '=', 'flights.pilot_id')
        .onRef('scores.flight_id', '=', 'flights.id')
        .on('scores.rule_set', '=', homeLeague),
    )
    .select([
      'flights.id',
      'date',
      'time',
      'airtime_min as airtime',
      'max_altitude_m as altitude',
      'site_id as siteId',
      'glider_id as gliderId',
      'tags',
      'tracks.flight_id as trackOf',
      'scores.type as xcType',
      'scores.distance_m as xcDistance',
    ])
    .where('flights.pilot_id', '=', pilotId)
    .where('is_deleted', '=', 0)
    .where('flights.id', '>', afterId)
    .where('flights.id', '<=', afterId + PAGE_IDS)
    .orderBy('flights.id')
    .execute();
}

function flightOf(row: Awaited<ReturnType<typeof rowsOf>>[number]): StoredCountedFlight {
  const { id, date, time, siteId, gliderId, xcType, xcDistance } = row;
  const flight = { id, date, time, airtime: minutes(row.airtime), altitude: metres(row.altitude), siteId, gliderId };
  const score = xcType === null || xcDistance === null ? null : { xcType, xcDistance };
  return Object.assign(flight, { tags: storedTags(row.tags), hasTrack: row.trackOf !== null }, score);
}
