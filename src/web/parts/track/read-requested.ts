import { readFlight, readTrack } from '#domain/track/read-track';
import { dataOfTrack } from './track-data.ts';
import type { TrackRequest, TrackResponse } from './worker-messages.ts';

/** Returns the worker's response to a request. */
export function readRequested({ id, bytes, range, findsAll }: TrackRequest): TrackResponse {
  const reading = (findsAll ? readTrack : readFlight)(new Uint8Array(bytes), range);
  if (reading.state === 'unreadable') return { id, reading };
  return { id, reading: { state: 'ready', track: dataOfTrack(reading.track) } };
}
