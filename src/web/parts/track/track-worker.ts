import { readTrack } from '#domain/track/read-track';
import { buffersOf, dataOfTrack } from './track-data.ts';
import type { TrackRequest, TrackResponse } from './worker-messages.ts';

// Reads IGC files in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<TrackRequest>) => {
  const reading = readTrack(new Uint8Array(data.bytes));
  if (reading.state === 'unreadable') return respond({ id: data.id, reading });
  const track = dataOfTrack(reading.track);
  return respond({ id: data.id, reading: { state: 'ready', track } }, buffersOf(track));
});

function respond(message: TrackResponse, transfer: readonly Transferable[] = []): void {
  postMessage(message, { transfer: [...transfer] });
}
