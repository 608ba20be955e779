import { igcOfFlight } from '#contract/tracks';
import { fileAsPilot, STORE_MODIFIED } from '#web/store/store.ts';
import { recent } from './recent.ts';
import type { TrackFileReading } from './track-messages.ts';
import { readTrackFile } from './track-reader.ts';

/** Tracks kept at hand: 2 MB of file and as much of columns at most, each. */
const KEPT_TRACKS = 4;

const files = recent(KEPT_TRACKS, (flightId: number) => fileAsPilot(igcOfFlight, { params: { id: flightId } }));
const readings = recent(KEPT_TRACKS, async (flightId: number) => readTrackFile(await files.get(flightId)));

// A flight may have another track now, or the logbook another pilot.
window.addEventListener(STORE_MODIFIED, () => {
  files.forget();
  readings.forget();
});

/** The bytes of a flight's IGC file, as they were uploaded. Rejects with a `CallError`. */
export function igcFileOf(flightId: number): Promise<ArrayBuffer> {
  return files.get(flightId);
}

/** A flight's IGC file, read. Rejects with a `CallError`, or when the reader breaks. */
export function trackOfFlight(flightId: number): Promise<TrackFileReading> {
  return readings.get(flightId);
}
