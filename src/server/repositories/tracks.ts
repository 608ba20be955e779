import type { SelectQueryBuilder } from 'kysely';
import type { LocalDate, LocalTime } from '#domain/local-date';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { Hike } from '#domain/track/track';
import type { Db, Schema } from '#server/db/schema';
import { addScores, findingsColumns, removeScores, type StoredFindings } from './findings.ts';
import { inBatches, type TrackKey } from './items.ts';

export interface StoredAnalysis {
  readonly profile: string;
  /** The altitudes between which the profile lies, in whole metres; null without altitude. */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Null for a flight without a hike before it. */
  readonly hike: Hike | null;
  readonly analysisVersion: number;
  /** A `TrackAnalysis` as JSON. */
  readonly analysis: string;
  /** IANA name of the time zone of the launch. */
  readonly zone: string;
}

/** A track to be stored: its file, and its analysis. */
export interface StoredTrack extends StoredAnalysis {
  /** The exact bytes of the file, in gzip. */
  readonly content: Uint8Array;
  /** Size of the uncompressed file. */
  readonly sizeBytes: number;
  /** SHA-256 of the uncompressed file, in hexadecimal. */
  readonly sha256: string;
  /** The part of the file that is the flight; null when the analysis finds it. */
  readonly range: TimeRange | null;
}

/** A track to be stored whose findings are known already. */
export interface ComputedTrack extends StoredTrack {
  readonly computed: StoredFindings;
}

/** A flight's track as it is stored, without its file. */
export interface TrackReference {
  /** Identifies the file; a provisional key until an old track is hashed. */
  readonly sha256: string;
  /** The part of the file that is the flight; null when the analysis finds it. */
  readonly range: TimeRange | null;
  readonly profile: string;
  /** Metres climbed on foot before the launch, and minutes; null without a hike. */
  readonly hikeM: number | null;
  readonly hikeMin: number | null;
  /** A `TrackAnalysis` as JSON; of an old version until the track is analysed again. */
  readonly analysis: string;
  /** Null until an old track is analysed again. */
  readonly zone: string | null;
}

/** Saves a flight's track without findings and ground; it replaces an older one. */
export async function putTrack(db: Db, { pilotId, flightId }: TrackKey, track: StoredTrack): Promise<void> {
  const before = await findTrack(db, { pilotId, flightId });
  await putFile(db, pilotId, track);
  const columns = trackColumns(track);
  await db
    .insertInto('tracks')
    .values({ pilot_id: pilotId, flight_id: flightId, ...columns })
    .onConflict((conflict) => conflict.columns(['pilot_id', 'flight_id']).doUpdateSet(columns))
    .execute();
  if (!before) return;
  await removeScores(db, { pilotId, flightId });
  await deleteUnusedFiles(db, pilotId, [before.sha256]);
}

/** A file that is there already is the same, unless it is damaged: then this one repairs it. */
async function putFile(db: Db, pilotId: number, track: StoredTrack): Promise<void> {
  await db
    .insertInto('track_files')
    .values(fileRow(pilotId, track))
    .onConflict((conflict) =>
      conflict
        .columns(['pilot_id', 'sha256'])
        .doUpdateSet(({ ref }) => ({ content: ref('excluded.content'), size_bytes: ref('excluded.size_bytes') }))
        .whereRef('track_files.content', '!=', 'excluded.content'),
    )
    .execute();
}

/** Adds the tracks of a pilot who has none yet, by the ids of their flights; no two of them share a file. */
export async function addTracks(db: Db, pilotId: number, tracks: ReadonlyMap<number, ComputedTrack>): Promise<void> {
  const files = [...tracks.values()].map((track) => fileRow(pilotId, track));
  await inBatches(files, (batch) => db.insertInto('track_files').values(batch).execute());
  const rows = [...tracks].map(([flightId, track]) => ({
    pilot_id: pilotId,
    flight_id: flightId,
    ...trackColumns(track, track.computed),
  }));
  await inBatches(rows, (batch) => db.insertInto('tracks').values(batch).execute());
  await addScores(db, pilotId, new Map([...tracks].map(([flightId, { computed }]) => [flightId, computed.scores])));
}

/** Deletes a flight's track, if it has one. See {@link removeTracks}. */
export function removeTrack(db: Db, { pilotId, flightId }: TrackKey): Promise<void> {
  return removeTracks(db, pilotId, [flightId]);
}

/** Deletes the tracks of flights, and the files that no other flight has. */
export async function removeTracks(db: Db, pilotId: number, flightIds: readonly number[]): Promise<void> {
  await inBatches(flightIds, async (batch) => {
    const removed = await db
      .deleteFrom('tracks')
      .where('pilot_id', '=', pilotId)
      .where('flight_id', 'in', batch)
      .returning('sha256')
      .execute();
    const hashes = removed.map(({ sha256 }) => sha256);
    if (hashes.length > 0) await deleteUnusedFiles(db, pilotId, hashes);
  });
}

/** Deletes those files that no flight has, nor a deleted one whose deletion can be undone. */
export async function deleteUnusedFiles(db: Db, pilotId: number, hashes: readonly string[]): Promise<void> {
  await db
    .deleteFrom('track_files')
    .where('pilot_id', '=', pilotId)
    .where('sha256', 'in', hashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tracks')
            .select('tracks.flight_id')
            .where('tracks.pilot_id', '=', pilotId)
            .whereRef('tracks.sha256', '=', 'track_files.sha256'),
        ),
      ),
    )
    .execute();
}

/** Returns a visible flight's track without its file; null when it has none. */
export function findTrack(db: Db, key: TrackKey): Promise<TrackReference | null> {
  return referenceOf(ofVisibleFlights(db, key.pilotId).where('flight_id', '=', key.flightId));
}

/** Like {@link findTrack}, also of a deleted flight whose deletion can be undone. */
export function findTrackEvenDeleted(db: Db, { pilotId, flightId }: TrackKey): Promise<TrackReference | null> {
  const tracks = db.selectFrom('tracks').where('tracks.pilot_id', '=', pilotId);
  return referenceOf(tracks.where('flight_id', '=', flightId));
}

/** Begins a query of a pilot's tracks. A deleted flight keeps its track while that can be undone: it is no part of the logbook. */
export function ofVisibleFlights(db: Db, pilotId: number) {
  return db
    .selectFrom('tracks')
    .innerJoin('flights', (join) =>
      join.onRef('flights.pilot_id', '=', 'tracks.pilot_id').onRef('flights.id', '=', 'tracks.flight_id'),
    )
    .where('tracks.pilot_id', '=', pilotId)
    .where('flights.is_deleted', '=', 0);
}

async function referenceOf(tracks: SelectQueryBuilder<Schema, 'tracks', object>): Promise<TrackReference | null> {
  const row = await tracks
    .select([
      'sha256',
      'range_from',
      'range_to',
      'profile',
      'hike_m as hikeM',
      'hike_min as hikeMin',
      'analysis',
      'zone',
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { range_from, range_to, ...track } = row;
  return { ...track, range: rangeOfRow({ range_from, range_to }) };
}

/** Returns a file of a pilot's tracks, in gzip; null when there is none with this hash. */
export async function findFile(db: Db, pilotId: number, sha256: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('track_files')
    .select('content')
    .where('pilot_id', '=', pilotId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.content ?? null;
}

export interface FlightWithTrack {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  /** The name of its site; null without one. */
  readonly site: string | null;
  readonly sha256: string;
  readonly range: TimeRange | null;
}

/** Returns the pilot's flights that have a track, in the order in which they were added. */
export async function findFlightsWithTrack(db: Db, pilotId: number): Promise<readonly FlightWithTrack[]> {
  const rows = await ofVisibleFlights(db, pilotId)
    .leftJoin('sites', (join) =>
      join.onRef('sites.pilot_id', '=', 'flights.pilot_id').onRef('sites.id', '=', 'flights.site_id'),
    )
    .select(['flights.id', 'flights.date', 'flights.time', 'sites.name as site'])
    .select(['tracks.sha256', 'tracks.range_from', 'tracks.range_to'])
    .orderBy('flights.id')
    .execute();
  return rows.map(({ range_from, range_to, ...row }) => ({ ...row, range: rangeOfRow({ range_from, range_to }) }));
}

/** Returns the id of a pilot's first flight whose track has this hash; null when there is none. */
export async function findFlightOfFile(db: Db, pilotId: number, sha256: string): Promise<number | null> {
  const row = await ofVisibleFlights(db, pilotId)
    .select('flight_id')
    .where('sha256', '=', sha256)
    .orderBy('flight_id')
    .limit(1)
    .executeTakeFirst();
  return row?.flight_id ?? null;
}

function fileRow(pilotId: number, { sha256, sizeBytes, content }: StoredTrack) {
  return { pilot_id: pilotId, sha256, size_bytes: sizeBytes, content };
}

function trackColumns(track: StoredTrack, computed: StoredFindings | null = null) {
  const { sha256, range } = track;
  const rangeColumns = { range_from: range?.from ?? null, range_to: range?.to ?? null };
  return { sha256, ...rangeColumns, ...analysisColumns(track), ...findingsColumns(computed), ground: null };
}

/** Returns the part of a file that is the flight, from the columns of a track. */
export function rangeOfRow(row: {
  readonly range_from: number | null;
  readonly range_to: number | null;
}): TimeRange | null {
  const { range_from: from, range_to: to } = row;
  return from === null || to === null ? null : { from, to };
}

export function analysisColumns({ profile, lowest, highest, hike, analysisVersion, analysis, zone }: StoredAnalysis) {
  const hikeColumns = { hike_m: hike?.climb ?? null, hike_min: hike?.time ?? null };
  const heights = { lowest_m: lowest, highest_m: highest };
  return { profile, ...heights, ...hikeColumns, analysis_version: analysisVersion, analysis, zone };
}
