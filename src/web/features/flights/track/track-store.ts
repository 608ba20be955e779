import type { ResponseOf } from '#contract/endpoint';
import { storeGround, trackFile, trackOfFlight } from '#contract/tracks';
import type { StoredGround } from '#domain/ground/ground';
import type { TimeRange } from '#domain/track/flight/time-range';
import { CallError } from '#web/api/call-error.ts';
import { dropFirstReading, takeFirstReading } from '#web/parts/track/file/first-track.ts';
import { type FilePart, flownPart, keyOfPart } from '#web/parts/track/file/part-key.ts';
import { readFlightInFile } from '#web/parts/track/track-reader.ts';
import type { TrackFileReading } from '#web/parts/track/track-requests.ts';
import { sessionCache } from '#web/session-cache.ts';
import { onSessionCleared } from '#web/session-state.ts';
import { callAsPilot, fileAsPilot, STORE_MODIFIED } from '#web/store/store.ts';
import type { ServerFindings } from './findings/follow-findings.ts';

/** Number of cached tracks: each has at most 2 MB of file and as much of columns. */
const CACHED_TRACKS = 4;

const storedCache = sessionCache(CACHED_TRACKS, async (id: number) => {
  const stored = await callAsPilot(trackOfFlight, { params: { id } });
  if (stored === null) throw new CallError('recordNotFound'); // It was removed elsewhere, meanwhile.
  return stored;
});
const fileCache = sessionCache(CACHED_TRACKS, (file: string) => fileAsPilot(trackFile, { params: { file } }));
const readingCache = sessionCache(CACHED_TRACKS, readPart, keyOfPart);

async function readPart(part: FilePart): Promise<TrackFileReading> {
  const { file, range } = part;
  const first = await takeFirstReading(keyOfPart(part));
  if (first === 'noResponse') throw new CallError('ajaxNetworkError');
  if (!first) return readFlightInFile(await fileCache.get(file), range);
  if (first.loaded) fileCache.put(file, first.loaded); // For airspaces, findings and downloads.
  return first.reading;
}

// A flight may have another track now; the bytes under a hash stay the same.
window.addEventListener(STORE_MODIFIED, () => storedCache.clear());
onSessionCleared(dropFirstReading); // Here, as the first script has no more than it needs.

/** Returns the bytes of a flight's IGC file. Rejects with a `CallError`. */
export async function igcBytesOfFlight(flightId: number): Promise<ArrayBuffer> {
  const { file } = await storedCache.get(flightId);
  return fileCache.get(file);
}

/** An IGC file, and the part of it that is a flight. */
export interface FlightTrackFile {
  readonly bytes: ArrayBuffer;
  readonly range: TimeRange | null;
}

/** Returns a flight's IGC file and the part of it that is the flight. Rejects with a `CallError`. */
export async function trackFileOfFlight(flightId: number): Promise<FlightTrackFile> {
  const { file, range } = await storedCache.get(flightId);
  return { bytes: await fileCache.get(file), range };
}

/** See `trackOfFlight`. */
export type TrackDoubts = Pick<NonNullable<ResponseOf<typeof trackOfFlight>>, 'doubt' | 'beginsInAir'>;

/** Returns the findings of a flight as the server has them. Rejects with a `CallError`. */
export async function findingsOfFlight(flightId: number, again: boolean): Promise<ServerFindings> {
  if (again) storedCache.clear();
  const { findings, findingsFailed } = await storedCache.get(flightId);
  return findingsFailed ? 'failed' : findings;
}

/** Returns the ground that is stored for a flight; null when there is none yet. Rejects with a `CallError`. */
export async function groundOfFlight(flightId: number): Promise<StoredGround | null> {
  return (await storedCache.get(flightId)).ground;
}

/** Stores the ground below a flight. Rejects with a `CallError`. */
export async function storeGroundOfFlight(flightId: number, ground: StoredGround): Promise<void> {
  await callAsPilot(storeGround, { params: { id: flightId }, body: ground });
  storedCache.clear();
}

/** Reads a flight's IGC file, or the part of it that is the flight. Rejects with a `CallError`, or when the worker fails. */
export async function readTrackOfFlight(flightId: number): Promise<TrackFileReading> {
  return readingCache.get(flownPart(await storedCache.get(flightId)));
}

/** Returns what makes a saved flight doubtful by its track. Rejects with a `CallError`. */
export async function doubtsOfTrack(flightId: number): Promise<TrackDoubts> {
  const { doubt, beginsInAir } = await storedCache.get(flightId);
  return { doubt, beginsInAir };
}

/** Returns the time zone of the launch of a flight's track; null when it is not known. Rejects with a `CallError`. */
export async function timeZoneOfTrack(flightId: number): Promise<string | null> {
  return (await storedCache.get(flightId)).timeZoneId;
}
