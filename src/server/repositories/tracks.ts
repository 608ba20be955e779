import type { Db } from '#server/db/schema';

/** Identifies a track: a flight has at most one. */
export interface TrackKey {
  readonly pilotId: number;
  readonly flightId: number;
}

/** A stored track. */
export interface StoredTrack {
  /** The exact bytes of the file, in gzip. */
  readonly content: Uint8Array;
  /** Size of the uncompressed file. */
  readonly sizeBytes: number;
  /** Of the uncompressed file, in hexadecimal. */
  readonly sha256: string;
  readonly profile: string;
  /** The version of the analysis. */
  readonly analysisVersion: number;
  /** A `TrackAnalysis` as JSON. */
  readonly analysis: string;
}

/** The stored results of an analysis. */
export type StoredAnalysis = Pick<StoredTrack, 'profile' | 'analysisVersion' | 'analysis'>;

/** Saves a flight's track, which replaces an older one. */
export async function putTrack(db: Db, key: TrackKey, track: StoredTrack): Promise<void> {
  const columns = {
    ...readingColumns(track),
    size_bytes: track.sizeBytes,
    content: track.content,
    sha256: track.sha256,
  };
  await db
    .insertInto('tracks')
    .values({ pilot_id: key.pilotId, flight_id: key.flightId, ...columns })
    .onConflict((conflict) => conflict.columns(['pilot_id', 'flight_id']).doUpdateSet(columns))
    .execute();
}

/** Saves the results of a newer analysis; the track itself stays. */
export async function putAnalysis(db: Db, key: TrackKey, reading: StoredAnalysis): Promise<void> {
  await db
    .updateTable('tracks')
    .set(readingColumns(reading))
    .where('pilot_id', '=', key.pilotId)
    .where('flight_id', '=', key.flightId)
    .execute();
}

/** Deletes a flight's track, if it has one. */
export async function removeTrack(db: Db, key: TrackKey): Promise<void> {
  await db.deleteFrom('tracks').where('pilot_id', '=', key.pilotId).where('flight_id', '=', key.flightId).execute();
}

/** Deletes at most `most` tracks of a pilot, and returns how many. */
export async function deleteSomeTracks(db: Db, pilotId: number, most: number): Promise<number> {
  const some = db.selectFrom('tracks').select('flight_id').where('pilot_id', '=', pilotId).limit(most);
  const query = db.deleteFrom('tracks').where('pilot_id', '=', pilotId).where('flight_id', 'in', some);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Returns the file of a flight's track, in gzip; null when it has none. */
export async function findContent(db: Db, key: TrackKey): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('tracks')
    .select('content')
    .where('pilot_id', '=', key.pilotId)
    .where('flight_id', '=', key.flightId)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** A flight that has a track. */
export interface RecordedFlight {
  readonly id: number;
  readonly igcFileName: string | null;
}

/** Returns the pilot's flights that have a track, in the order in which they were added. */
export async function findRecordedFlights(db: Db, pilotId: number): Promise<readonly RecordedFlight[]> {
  return db
    .selectFrom('tracks')
    .innerJoin('flights', (join) =>
      join.onRef('flights.pilot_id', '=', 'tracks.pilot_id').onRef('flights.id', '=', 'tracks.flight_id'),
    )
    .select(['flights.id', 'flights.igc_file_name as igcFileName'])
    .where('tracks.pilot_id', '=', pilotId)
    .where('flights.see', '=', 1)
    .orderBy('flights.id')
    .execute();
}

/** Returns the total size of a pilot's uncompressed tracks, in bytes. */
export async function sumTrackBytes(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('tracks')
    .select((track) => track.fn.sum<number | null>('size_bytes').as('bytes'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.bytes ?? 0;
}

/** Returns the id of a pilot's first flight whose track has this hash; null when there is none. */
export async function findFlightOfFile(db: Db, pilotId: number, sha256: string): Promise<number | null> {
  const row = await db
    .selectFrom('tracks')
    .select('flight_id')
    .where('pilot_id', '=', pilotId)
    .where('sha256', '=', sha256)
    .orderBy('flight_id')
    .limit(1)
    .executeTakeFirst();
  return row?.flight_id ?? null;
}

/** Saves the hash of a track that has none; returns the number of tracks written: 0 or 1. */
export async function putHash(db: Db, key: TrackKey, sha256: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tracks')
    .set({ sha256 })
    .where('pilot_id', '=', key.pilotId)
    .where('flight_id', '=', key.flightId)
    .where('sha256', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A page of tracks in the order of their keys. */
interface TrackPage {
  readonly after: TrackKey;
  readonly most: number;
}

/** Returns a page of tracks without a hash. */
export function findUnhashed(db: Db, page: TrackPage): Promise<TrackKey[]> {
  return pageOfTracks(db, page).where('sha256', 'is', null).execute();
}

/** Returns a page of tracks whose analysis is older than `version`. */
export function findOutdated(db: Db, version: number, page: TrackPage): Promise<TrackKey[]> {
  return pageOfTracks(db, page).where('analysis_version', '<', version).execute();
}

function pageOfTracks(db: Db, { after: { pilotId, flightId }, most }: TrackPage) {
  return db
    .selectFrom('tracks')
    .select(['pilot_id as pilotId', 'flight_id as flightId'])
    .where((track) =>
      track.or([
        track('pilot_id', '>', pilotId),
        track.and([track('pilot_id', '=', pilotId), track('flight_id', '>', flightId)]),
      ]),
    )
    .orderBy('pilot_id')
    .orderBy('flight_id')
    .limit(most);
}

function readingColumns(reading: StoredAnalysis) {
  return {
    profile: reading.profile,
    analysis_version: reading.analysisVersion,
    analysis: reading.analysis,
  };
}
