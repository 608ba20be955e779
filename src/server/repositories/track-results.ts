import { sql } from 'kysely';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { inBatches, type TrackKey } from './items.ts';
import { analysisColumns, deleteUnusedFiles, ofVisibleFlights, rangeOfRow, type StoredAnalysis } from './tracks.ts';

/** Returns a page of tracks whose analysis is older than `version`, in the order of their keys. */
export function findOutdated(
  db: Db,
  version: number,
  { after, most }: { readonly after: TrackKey; readonly most: number },
): Promise<TrackKey[]> {
  return db
    .selectFrom('tracks')
    .select(['pilot_id as pilotId', 'flight_id as flightId'])
    .where('analysis_version', '<', version)
    .where((track) =>
      track.or([
        track('pilot_id', '>', after.pilotId),
        track.and([track('pilot_id', '=', after.pilotId), track('flight_id', '>', after.flightId)]),
      ]),
    )
    .orderBy('pilot_id')
    .orderBy('flight_id')
    .limit(most)
    .execute();
}

/** Returns the number of tracks whose analysis is older than `version`, those of all pilots or of one. */
export async function countOutdated(db: Db, version: number, pilotId?: number): Promise<number> {
  const row = await db
    .selectFrom('tracks')
    .select((track) => track.fn.countAll<number>().as('count'))
    .where('analysis_version', '<', version)
    .$if(pilotId !== undefined, (query) => query.where('pilot_id', '=', pilotId ?? 0))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Saves the results of a newer analysis; the track itself stays. */
export async function putAnalysis(db: Db, key: TrackKey, analysis: StoredAnalysis): Promise<void> {
  await db
    .updateTable('tracks')
    .set(analysisColumns(analysis))
    .where('pilot_id', '=', key.pilotId)
    .where('flight_id', '=', key.flightId)
    .execute();
}

/** Replaces the provisional key of a file by its hash; tracks of the same bytes share one file from then on. */
export async function replaceFileKey(
  db: Db,
  pilotId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const file = db
    .selectFrom('track_files')
    .select(['pilot_id', sql.val(to).as('sha256'), 'size_bytes', 'content'])
    .where('pilot_id', '=', pilotId)
    .where('sha256', '=', from);
  await db
    .insertInto('track_files')
    .columns(['pilot_id', 'sha256', 'size_bytes', 'content'])
    .expression(file)
    .onConflict((conflict) => conflict.columns(['pilot_id', 'sha256']).doNothing())
    .execute();
  await db
    .updateTable('tracks')
    .set({ sha256: to })
    .where('pilot_id', '=', pilotId)
    .where('sha256', '=', from)
    .execute();
  await deleteUnusedFiles(db, pilotId, [from]);
}

/** A track's analysis, as JSON, with its flight and file. */
export interface AnalysedTrack {
  readonly flightId: number;
  readonly sha256: string;
  readonly range: TimeRange | null;
  readonly analysis: string;
}

/** Which tracks {@link findAnalyses} returns. */
interface AnalysesPage {
  /** The flight before the first one. */
  readonly after: number;
  readonly most: number;
  /** Only those of this file. */
  readonly sha256?: string | undefined;
}

/** Returns a page of a pilot's tracks with their analyses, in the order of their flights. */
export async function findAnalyses(
  db: Db,
  pilotId: number,
  { after, most, sha256 }: AnalysesPage,
): Promise<readonly AnalysedTrack[]> {
  const rows = await ofVisibleFlights(db, pilotId)
    .select(['flight_id', 'sha256', 'range_from', 'range_to', 'analysis'])
    .where('flight_id', '>', after)
    .$if(sha256 !== undefined, (query) => query.where('sha256', '=', sha256 ?? ''))
    .orderBy('flight_id')
    .limit(most)
    .execute();
  return rows.map(analysedOf);
}

type RangeRow = Parameters<typeof rangeOfRow>[0];

interface AnalysisRow extends RangeRow {
  readonly flight_id: number;
  readonly sha256: string;
  readonly analysis: string;
}

function analysedOf(row: AnalysisRow): AnalysedTrack {
  return { flightId: row.flight_id, sha256: row.sha256, range: rangeOfRow(row), analysis: row.analysis };
}

/** Returns the tracks of some flights with their analyses. */
export async function findAnalysesOf(
  db: Db,
  pilotId: number,
  flightIds: readonly number[],
): Promise<readonly AnalysedTrack[]> {
  const rows = await ofVisibleFlights(db, pilotId)
    .select(['flight_id', 'sha256', 'range_from', 'range_to', 'analysis'])
    .where('flight_id', 'in', flightIds)
    .execute();
  return rows.map(analysedOf);
}

/** A track with the heights of the ground below it. */
export interface GroundAndAnalysis {
  /** A `TrackAnalysis` as JSON. */
  readonly analysis: string;
  /** A `StoredGround` as JSON; null when there is none. */
  readonly ground: string | null;
}

/** Returns a flight's track with its ground; null when it has no track. */
export async function findGround(db: Db, { pilotId, flightId }: TrackKey): Promise<GroundAndAnalysis | null> {
  const row = await ofVisibleFlights(db, pilotId)
    .select(['analysis', 'ground'])
    .where('flight_id', '=', flightId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the ground below a flight's track, a `StoredGround` as JSON; it replaces an older one. */
export async function putGround(db: Db, { pilotId, flightId }: TrackKey, ground: string): Promise<void> {
  await db
    .updateTable('tracks')
    .set({ ground })
    .where('pilot_id', '=', pilotId)
    .where('flight_id', '=', flightId)
    .execute();
}

/** Tracks of a pilot by their flights, and the version of their computed values. */
interface ComputedTracks<Version> {
  readonly pilotId: number;
  readonly flightIds: readonly number[];
  readonly version: Version;
}

/** Findings of this version count as not computed from now on. Returns whether there were any. */
export async function markFindingsOutdated(
  db: Db,
  { pilotId, flightIds, version }: ComputedTracks<string>,
): Promise<boolean> {
  let marked = 0n;
  await inBatches(flightIds, async (batch) => {
    const { numUpdatedRows } = await db
      .updateTable('tracks')
      .set({ findings_version: '' })
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .where('findings_version', '=', version)
      .executeTakeFirst();
    marked += numUpdatedRows;
  });
  return marked > 0n;
}

/** Analyses of this version count as those of an old one from now on. Returns whether there were any. */
export async function markAnalysesOutdated(
  db: Db,
  { pilotId, flightIds, version }: ComputedTracks<number>,
): Promise<boolean> {
  let marked = 0n;
  await inBatches(flightIds, async (batch) => {
    const { numUpdatedRows } = await db
      .updateTable('tracks')
      .set({ analysis_version: 0 })
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .where('analysis_version', '=', version)
      .executeTakeFirst();
    marked += numUpdatedRows;
  });
  return marked > 0n;
}

/** Deletes the ground below these flights' tracks: it counts as not read. */
export async function deleteGrounds(
  db: Db,
  { pilotId, flightIds }: Pick<ComputedTracks<never>, 'pilotId' | 'flightIds'>,
): Promise<void> {
  await inBatches(flightIds, async (batch) => {
    await db
      .updateTable('tracks')
      .set({ ground: null })
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .execute();
  });
}

/** Returns of these flights those whose tracks have an analysis of this version. */
export async function findAnalysed(
  db: Db,
  { pilotId, flightIds, version }: ComputedTracks<number>,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  await inBatches(flightIds, async (batch) => {
    const rows = await db
      .selectFrom('tracks')
      .select('flight_id')
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .where('analysis_version', '=', version)
      .execute();
    for (const row of rows) found.add(row.flight_id);
  });
  return found;
}

/** The stored results of a flight's track that cannot be read. */
export interface DamagedPart {
  readonly flightId: number;
  readonly part: 'analysis' | 'findings' | 'ground';
  /** Names the row, and describes the fault. */
  readonly problem: string;
}
