import type { FlightScore } from '#domain/score/flight-score';
import type { Db } from '#server/db/schema';
import { inBatches } from '../batches.ts';
import type { TrackKey } from '../item-key.ts';

/** What is stored of a flight's score: enough for lists and statistics. */
export type StoredScore = Pick<FlightScore, 'ruleSet' | 'type' | 'distanceM' | 'points'>;

/** Saves what a flight scores in place of what it scored before. Returns whether that was different. */
export async function replaceScores(db: Db, key: TrackKey, scores: readonly StoredScore[]): Promise<boolean> {
  const before = await findScores(db, key);
  if (isSame(before, scores)) return false;
  await removeScores(db, key);
  await addScores(db, key.pilotId, new Map([[key.flightId, scores]]));
  return true;
}

/** Adds the scores of flights that have none, by the ids of the flights. */
export async function addScores(
  db: Db,
  pilotId: number,
  flights: ReadonlyMap<number, readonly StoredScore[]>,
): Promise<void> {
  const rows = [...flights].flatMap(([flightId, scores]) =>
    scores.map(({ ruleSet, type, distanceM, points }) => ({
      pilot_id: pilotId,
      flight_id: flightId,
      rule_set: ruleSet,
      type,
      distance_m: distanceM,
      points,
    })),
  );
  await inBatches(rows, (batch) => db.insertInto('scores').values(batch).execute());
}

/** Deletes what a flight scores. */
export async function removeScores(db: Db, { pilotId, flightId }: TrackKey): Promise<void> {
  await db.deleteFrom('scores').where('pilot_id', '=', pilotId).where('flight_id', '=', flightId).execute();
}

/** Sets a new revision of the flights with a score, so that loads contain them again: the home league is another. */
export async function touchScored(db: Db, pilotId: number, revision: number): Promise<void> {
  const scored = db.selectFrom('scores').select('flight_id').where('pilot_id', '=', pilotId);
  await db.updateTable('flights').set({ revision }).where('pilot_id', '=', pilotId).where('id', 'in', scored).execute();
}

function findScores(db: Db, { pilotId, flightId }: TrackKey): Promise<StoredScore[]> {
  return db
    .selectFrom('scores')
    .select(['rule_set as ruleSet', 'type', 'distance_m as distanceM', 'points'])
    .where('pilot_id', '=', pilotId)
    .where('flight_id', '=', flightId)
    .execute();
}

function isSame(before: readonly StoredScore[], after: readonly StoredScore[]): boolean {
  return (
    before.length === after.length &&
    after.every((score) =>
      before.some(
        (stored) =>
          stored.ruleSet === score.ruleSet &&
          stored.type === score.type &&
          stored.distanceM === score.distanceM &&
          stored.points === score.points,
      ),
    )
  );
}
