import type { ResponseOf } from '#contract/endpoint';
import { storeGround, trackFile, trackOfFlight } from '#contract/tracks';
import type { StoredGround } from '#domain/ground/ground';
import type { TimeRange } from '#domain/track/flight/time-range';
import { CallError } from '#web/api/call-error.ts';
import { readFlightInFile } from '#web/parts/track/track-reader.ts';
import type { TrackFileReading } from '#web/parts/track/track-requests.ts';
import { sessionCache } from '#web/session-cache.ts';
import { callAsPilot, fileAsPilot, STORE_MODIFIED, waitingTrack, waitingTrackOf } from '#web/store/store.ts';
import type { ServerFindings } from './findings/follow-findings.ts';

/** A part of a track file: the file by its hash, and the times of the part; null for what the analysis finds. */
interface FilePart {
  readonly file: string;
  readonly range: TimeRange | null;
}

/** Number of cached tracks: each has at most 2 MB of file and as much of columns. */
const CACHED_TRACKS = 4;

const storedCache = sessionCache(CACHED_TRACKS, async (id: number) => {
  const waiting = waitingTrackOf(id);
  if (waiting !== null) return notComputed(waiting);
  const stored = await callAsPilot(trackOfFlight, { params: { id } });
  if (stored === null) throw new CallError('recordNotFound'); // It has been removed on another device.
  return stored;
});
const fileCache = sessionCache(
  CACHED_TRACKS,
  async (file: string) => (await waitingTrack(file)) ?? fileAsPilot(trackFile, { params: { file } }),
);
const readingCache = sessionCache(
  CACHED_TRACKS,
  async ({ file, range }: FilePart) => readFlightInFile(await fileCache.get(file), range),
  keyOfPart,
);

/** A track of which the server has computed nothing: the browser computes what the page shows. */
function notComputed(part: FilePart): NonNullable<ResponseOf<typeof trackOfFlight>> {
  const unknown = { flown: null, doubt: null, beginsInAir: false, timeZoneId: null, findings: null, ground: null };
  return { ...unknown, ...part, findingsFailed: true };
}

// A flight may have another track now; the bytes under a hash stay the same.
window.addEventListener(STORE_MODIFIED, () => storedCache.clear());

/** Returns the bytes of a flight's IGC file. Rejects with a `CallError`. */
export async function igcBytesOfFlight(flightId: number): Promise<ArrayBuffer> {
  const { file } = await storedCache.get(flightId);
  return fileCache.get(file);
}

/** An IGC file, and the part of it that is a flight. */
export interface FlightTrackFile extends FilePart {
  readonly bytes: ArrayBuffer;
}

/** Returns a flight's IGC file and the part of it that is the flight. Rejects with a `CallError`. */
export async function trackFileOfFlight(flightId: number): Promise<FlightTrackFile> {
  const { file, range } = await storedCache.get(flightId);
  return { bytes: await fileCache.get(file), file, range };
}

/** See `trackOfFlight`. */
export type TrackDoubts = Pick<NonNullable<ResponseOf<typeof trackOfFlight>>, 'doubt' | 'beginsInAir'>;

/** Returns the findings of a flight as the server has them. Rejects with a `CallError`. */
export async function findingsOfFlight(flightId: number, again: boolean): Promise<ServerFindings> {
  if (waitingTrackOf(flightId) !== null) return 'unsent';
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
  const { file, range, flown } = await storedCache.get(flightId);
  return readingCache.get({ file, range: flown ?? range }); // Launch and landing that are known need not be looked for.
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

function keyOfPart({ file, range }: FilePart): string {
  return range === null ? file : `${file} ${range.from} ${range.to}`;
}
