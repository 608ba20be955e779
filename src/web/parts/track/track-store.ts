import { igcOfFlight } from '#contract/tracks';
import { fileAsPilot, STORE_MODIFIED } from '#web/store/store.ts';
import { lruCache } from './lru-cache.ts';
import { readTrackFile } from './track-reader.ts';
import type { TrackFileReading } from './worker-messages.ts';

/** Number of cached tracks: each has at most 2 MB of file and as much of columns. */
const CACHED_TRACKS = 4;

const fileCache = lruCache(CACHED_TRACKS, (flightId: number) => fileAsPilot(igcOfFlight, { params: { id: flightId } }));
const readingCache = lruCache(CACHED_TRACKS, async (flightId: number) => readTrackFile(await fileCache.get(flightId)));

// A flight may have another track now, or the logbook another pilot.
window.addEventListener(STORE_MODIFIED, () => {
  fileCache.clear();
  readingCache.clear();
});

/** Returns the bytes of a flight's IGC file. Rejects with a `CallError`. */
export function igcBytesOfFlight(flightId: number): Promise<ArrayBuffer> {
  return fileCache.get(flightId);
}

/** Reads a flight's IGC file. Rejects with a `CallError`, or when the worker fails. */
export function trackOfFlight(flightId: number): Promise<TrackFileReading> {
  return readingCache.get(flightId);
}
