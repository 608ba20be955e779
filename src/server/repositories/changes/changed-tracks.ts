import type { Db } from '#server/db/schema';
import type { ChangeKey } from './flight-changes.ts';

const TRACK = [
  'pilot_id',
  'flight_id',
  'sha256',
  'range_from',
  'range_to',
  'zone',
  'profile',
  'lowest_m',
  'highest_m',
  'analysis_version',
  'analysis',
  'findings',
  'findings_version',
  'ground',
] as const;
const SCORE = ['pilot_id', 'flight_id', 'rule_set', 'type', 'distance_m', 'points'] as const;

/** Moves the tracks of flights that a change deletes out of the logbook, with their scores; their files stay. */
export async function keepTracks(
  db: Db,
  { pilotId, changeId }: ChangeKey,
  flightIds: readonly number[],
): Promise<void> {
  const tracks = db
    .selectFrom('tracks')
    .select(TRACK)
    .select(({ val }) => val(changeId).as('change_id'))
    .where('pilot_id', '=', pilotId)
    .where('flight_id', 'in', flightIds);
  await db
    .insertInto('flight_change_tracks')
    .columns([...TRACK, 'change_id'])
    .expression(tracks)
    .execute();
  const scores = db
    .selectFrom('scores')
    .select(SCORE)
    .select(({ val }) => val(changeId).as('change_id'))
    .where('pilot_id', '=', pilotId)
    .where('flight_id', 'in', flightIds);
  await db
    .insertInto('flight_change_scores')
    .columns([...SCORE, 'change_id'])
    .expression(scores)
    .execute();
  await db.deleteFrom('tracks').where('pilot_id', '=', pilotId).where('flight_id', 'in', flightIds).execute();
}

/** Returns the tracks of a change to their flights, and whether there are any. */
export async function restoreTracks(db: Db, { pilotId, changeId }: ChangeKey): Promise<boolean> {
  const tracks = db
    .selectFrom('flight_change_tracks')
    .select(TRACK)
    .where('pilot_id', '=', pilotId)
    .where('change_id', '=', changeId);
  const added = await db
    .insertInto('tracks')
    .columns([...TRACK])
    .expression(tracks)
    .executeTakeFirst();
  const scores = db
    .selectFrom('flight_change_scores')
    .select(SCORE)
    .where('pilot_id', '=', pilotId)
    .where('change_id', '=', changeId);
  await db
    .insertInto('scores')
    .columns([...SCORE])
    .expression(scores)
    .execute();
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
}
