import type { FlightScore } from '#domain/score/flight-score';
import type { Db } from '#server/db/schema';
import { inBatches, type TrackKey } from './items.ts';

export interface StoredFindings {
  /** A `FlightFindings` as JSON; null when they cannot be computed. */
  readonly findings: string | null;
  readonly findingsVersion: string;
  readonly scores: readonly StoredScore[];
}

/** The versions that make a track's findings up to date; a track that an older version has analysed must wait for that. */
interface FindingsVersions {
  readonly analysis: number;
  readonly findings: string;
}

/**
 * Returns the tracks of a pilot without findings of this version, at most `most`: first those that never had any, whose
 * version is empty, then the newest, since somebody may be looking at a flight that was just saved.
 */
export function findUncomputed(
  db: Db,
  { analysis, findings }: FindingsVersions,
  { pilotId, most }: { readonly pilotId: number; readonly most: number },
): Promise<TrackKey[]> {
  return db
    .selectFrom('tracks')
    .select(['pilot_id as pilotId', 'flight_id as flightId'])
    .where('pilot_id', '=', pilotId)
    .where('findings_version', '!=', findings)
    .where('analysis_version', '=', analysis)
    .orderBy('findings_version')
    .orderBy('flight_id', 'desc')
    .limit(most)
    .execute();
}

/** Returns the pilots with such tracks, and how many each has. */
export function countUncomputed(
  db: Db,
  { analysis, findings }: FindingsVersions,
): Promise<{ readonly pilotId: number; readonly count: number }[]> {
  return db
    .selectFrom('tracks')
    .select((track) => ['pilot_id as pilotId', track.fn.countAll<number>().as('count')])
    .where('findings_version', '!=', findings)
    .where('analysis_version', '=', analysis)
    .groupBy('pilot_id')
    .execute();
}

/** Returns a track's findings of this version as JSON, null within where they cannot be computed; undefined until they are tried. */
export function findFindings(
  db: Db,
  { pilotId, flightId }: TrackKey,
  version: string,
): Promise<{ readonly findings: string | null } | undefined> {
  return db
    .selectFrom('tracks')
    .select('findings')
    .where('pilot_id', '=', pilotId)
    .where('flight_id', '=', flightId)
    .where('findings_version', '=', version)
    .executeTakeFirst();
}

/** The findings of some flights of a pilot. */
export interface FindingsQuery {
  readonly pilotId: number;
  readonly flightIds: readonly number[];
}

/** A track's findings of whatever version. */
export interface FindingsOfTrack extends TrackKey, Pick<StoredFindings, 'findings' | 'findingsVersion'> {
  readonly analysisVersion: number;
}

/**
 * Passes the findings of each flight that has a track to `read`. They are read in batches: those of a long flight have 25 KB, and
 * all of a pilot together may be too much for a thread.
 */
export async function readFindings(
  db: Db,
  { pilotId, flightIds }: FindingsQuery,
  read: (findings: FindingsOfTrack) => void,
): Promise<void> {
  await inBatches(flightIds, async (batch) => {
    const rows = await db
      .selectFrom('tracks')
      .select(['flight_id as flightId', 'findings', 'findings_version as findingsVersion'])
      .select('analysis_version as analysisVersion')
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .execute();
    for (const row of rows) read({ pilotId, ...row });
  });
}

/** Saves a track's findings, which replace older ones. Returns whether the scores have changed. */
export async function putFindings(db: Db, key: TrackKey, stored: StoredFindings): Promise<boolean> {
  await db
    .updateTable('tracks')
    .set(findingsColumns(stored))
    .where('pilot_id', '=', key.pilotId)
    .where('flight_id', '=', key.flightId)
    .execute();
  return replaceScores(db, key, stored.scores);
}

/** Returns the columns of a track's findings; of none yet for null. */
export function findingsColumns(stored: Pick<StoredFindings, 'findings' | 'findingsVersion'> | null) {
  return { findings: stored?.findings ?? null, findings_version: stored?.findingsVersion ?? '' };
}

/** The stored part of a flight's score: enough for lists and statistics. */
export type StoredScore = Pick<FlightScore, 'ruleSet' | 'type' | 'distanceM' | 'points'>;

/** Replaces the scores of a flight. Returns whether they were different. */
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
