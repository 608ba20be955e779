import { readFlight, readTrack, readTrackOn } from '#domain/track/read-track';
import { dataOfTrack } from './track-data.ts';
import type { TrackRequest, TrackResponse } from './worker-messages.ts';

/** Returns the worker's response to a request. */
export function readRequested({ id, file, range, day, findsAll }: TrackRequest): TrackResponse {
  const bytes = new Uint8Array(file);
  const reading = day ? readTrackOn(bytes, day) : (findsAll ? readTrack : readFlight)(bytes, range);
  if (reading.state === 'unreadable') return { id, reading };
  return { id, reading: { state: 'ready', track: dataOfTrack(reading.track) } };
}
