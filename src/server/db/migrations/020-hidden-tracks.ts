import { createHash } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The tracks of deleted flights stay in the table of tracks while the deletion can be undone, and a change of many flights is one row.
 * Changes that can be undone stay so. A run of the import has the size of its items.
 */
export function hiddenTracksMigration(): Migration {
  return {
    up: async (db) => {
      await returnTracks(db);
      await db.schema
        .alterTable('flight_changes')
        .addColumn('before', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await db.schema.alterTable('flight_changes').addColumn('after', 'text').execute();
      await joinFlights(db);
      for (const table of ['flight_change_scores', 'flight_change_tracks', 'flight_change_items']) {
        await db.schema.dropTable(table).execute();
      }
      await db.schema
        .alterTable('import_runs')
        .addColumn('items_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update import_runs set items_bytes = coalesce((
        select sum(octet_length(ref) + coalesce(octet_length(before), 0) + coalesce(octet_length(after), 0))
        from import_items where import_items.pilot_id = import_runs.pilot_id and run_id = import_runs.id), 0)`.execute(
        db,
      );
    },
  };
}

async function returnTracks(db: Kysely<unknown>): Promise<void> {
  const columns = sql.raw(
    'pilot_id, flight_id, sha256, range_from, range_to, zone, profile, lowest_m, highest_m, analysis_version, analysis, ' +
      'findings, findings_version, ground',
  );
  // An account whose erasing was interrupted may have lost its flights or tracks, and still have scores.
  await sql`insert into tracks (${columns}) select ${columns} from flight_change_tracks
    where exists (select 1 from flights where flights.pilot_id = flight_change_tracks.pilot_id
      and flights.id = flight_change_tracks.flight_id)`.execute(db);
  const ofScores = sql.raw('pilot_id, flight_id, rule_set, type, distance_m, points');
  await sql`insert into scores (${ofScores}) select ${ofScores} from flight_change_scores
    where exists (select 1 from tracks where tracks.pilot_id = flight_change_scores.pilot_id
      and tracks.flight_id = flight_change_scores.flight_id)`.execute(db);
}

interface ChangedFlight {
  readonly flightId: number;
  readonly before: string;
  readonly after: string | null;
}

async function joinFlights(db: Kysely<unknown>): Promise<void> {
  const changes = sql<{ pilotId: number; id: number }>`
    select pilot_id as "pilotId", id from flight_changes where is_undone = 0`;
  for (const { pilotId, id } of (await changes.execute(db)).rows) {
    const { rows } = await sql<ChangedFlight>`
      select flight_id as "flightId", before, after from flight_change_items
      where pilot_id = ${pilotId} and change_id = ${id} order by flight_id`.execute(db);
    const { before, after } = joined(rows);
    await sql`update flight_changes set before = ${before}, after = ${after}
      where pilot_id = ${pilotId} and id = ${id}`.execute(db);
  }
}

function joined(flights: readonly ChangedFlight[]): { readonly before: string; readonly after: string | null } {
  const idsOf = new Map<string, number[]>();
  const states = createHash('sha256');
  for (const { flightId, before, after } of flights) {
    const values = after === null ? 'null' : before;
    const ids = idsOf.get(values);
    if (ids) ids.push(flightId);
    else idsOf.set(values, [flightId]);
    states.update(after ?? '');
  }
  const edits = [...idsOf].map(([values, ids]) => `{"values":${values},"ids":${JSON.stringify(ids)}}`);
  const isDeletion = flights.some(({ after }) => after === null);
  return { before: `[${edits.join(',')}]`, after: isDeletion ? null : states.digest('base64url') };
}
