import { useSyncExternalStore } from 'react';
import { storeGround, trackFile, trackOfFlight } from '#contract/tracks';
import type { StoredGround } from '#domain/ground/ground';
import type { TimeRange } from '#domain/track/flight/time-range';
import { CallError, callErrorOf } from '#web/api/call-error.ts';
import { readFlightInFile } from '#web/parts/track/track-reader.ts';
import type { TrackFileReading } from '#web/parts/track/track-requests.ts';
import { sessionCache } from '#web/session-cache.ts';
import { sessionState } from '#web/session-state.ts';
import {
  callAsPilot,
  fileAsPilot,
  isWithoutConnection,
  pendingTrackBytes,
  pendingTrackOf,
  STORE_MODIFIED,
} from '#web/store/store.ts';
import { dropKeptTrack, keepOpenedTrack, keptTrackFile, keptTrackOf } from '#web/store/tracks/device-tracks.ts';
import type { TrackOfFlight } from '#web/store/tracks/stored-tracks.ts';
import type { ServerFindings } from './findings/follow-findings.ts';

/** A part of a track file: the file by its hash, and the times of the part; null for what the analysis finds. */
interface FilePart {
  readonly file: string;
  readonly range: TimeRange | null;
}

/** Number of cached tracks: each has at most 2 MB of file and as much of columns. */
const CACHED_TRACKS = 4;

/** On the pilot's own device a track that is kept is there at once; the server is asked beside it. */
const storedCache = sessionCache(CACHED_TRACKS, async (id: number) => {
  const waiting = pendingTrackOf(id);
  if (waiting !== null) return notComputed(waiting);
  const kept = await keptTrackOf(id);
  if (kept?.isCurrent !== true) return fromServer(id);
  void compareWithServer(id, kept.track);
  return kept.track;
});
const fileCache = sessionCache(
  CACHED_TRACKS,
  async (file: string) =>
    (await pendingTrackBytes(file)) ?? (await keptTrackFile(file)) ?? fileAsPilot(trackFile, { params: { file } }),
);
const readingCache = sessionCache(
  CACHED_TRACKS,
  async ({ file, range }: FilePart) => readFlightInFile(await fileCache.get(file), range),
  keyOfPart,
);

const openedCache = sessionCache(
  CACHED_TRACKS,
  async ({ flightId, stored }: OpenedTrack) =>
    pendingTrackOf(flightId) ?? keepOpenedTrack(flightId, stored, await fileCache.get(stored.file)),
  ({ flightId, stored }) => `${flightId} ${JSON.stringify(stored)}`,
);

interface OpenedTrack {
  readonly flightId: number;
  readonly stored: TrackOfFlight;
}

/** How often the server had another track than the one that is kept on this device, and shown. */
const replacedTracks = sessionState(() => 0);

/** Returns a number that changes whenever the shown track has to be read anew. */
export function useReplacedTracks(): number {
  return useSyncExternalStore(replacedTracks.subscribe, replacedTracks.get);
}

/** Returns the track of a flight as the server has it; where that does not answer, as it is kept on this device. Rejects with a `CallError`. */
async function fromServer(id: number): Promise<TrackOfFlight> {
  try {
    const stored = await callAsPilot(trackOfFlight, { params: { id } });
    if (stored === null) throw new CallError('recordNotFound'); // It has been removed on another device.
    return stored;
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (error.type === 'recordNotFound') void dropKeptTrack(id);
    const kept = error.isUnanswered ? await keptTrackOf(id) : null;
    if (kept === null) throw error;
    return kept.track;
  }
}

async function askAgain(flightId: number): Promise<void> {
  const stored = await fromServer(flightId);
  storedCache.put(flightId, stored);
  await openedCache.get({ flightId, stored });
}

/** What the server has computed meanwhile is kept, and shown from the next question on; another track is shown at once. */
async function compareWithServer(flightId: number, shown: TrackOfFlight): Promise<void> {
  try {
    const stored = await fromServer(flightId);
    if (JSON.stringify(stored) === JSON.stringify(shown)) return;
    storedCache.put(flightId, stored);
    if (keyOfPart(stored) !== keyOfPart(shown)) replacedTracks.set(replacedTracks.get() + 1);
    await openedCache.get({ flightId, stored });
  } catch (thrown) {
    if (callErrorOf(thrown).type !== 'recordNotFound') return; // The kept copy counts.
    storedCache.clear();
    replacedTracks.set(replacedTracks.get() + 1);
  }
}

/** A track of which the server has computed nothing: the browser computes what the page shows. */
function notComputed(part: FilePart): TrackOfFlight {
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
export type TrackDoubts = Pick<TrackOfFlight, 'doubt' | 'beginsInAir'>;

/** Returns the findings of a flight as the server has them. Rejects with a `CallError`. */
export async function findingsOfFlight(flightId: number, again: boolean): Promise<ServerFindings> {
  if (pendingTrackOf(flightId) !== null) return 'unsent';
  try {
    if (again) await askAgain(flightId);
  } catch (error) {
    if (callErrorOf(error).isUnanswered && isWithoutConnection()) return 'unsent'; // Nor is it asked again and again.
    throw error;
  }
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
  const stored = { ...(await storedCache.get(flightId)), ground };
  storedCache.put(flightId, stored);
  await openedCache.get({ flightId, stored });
}

/** Reads a flight's IGC file, or the part of it that is the flight. Rejects with a `CallError`, or when the worker fails. */
export async function readTrackOfFlight(flightId: number): Promise<TrackFileReading> {
  const stored = await storedCache.get(flightId);
  openedCache.get({ flightId, stored }).catch(() => undefined); // Whoever reads the file reports the failure.
  const { file, range, flown } = stored;
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
