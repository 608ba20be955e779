import { readTrack } from '#domain/track/read-track';
import { buffersOf, dataOfTrack } from './track-data.ts';
import type { TrackQuestion, TrackReply } from './track-messages.ts';

// The worker's own side: reads IGC files away from the page, so that nothing stops while it works.
addEventListener('message', ({ data }: MessageEvent<TrackQuestion>) => {
  const reading = readTrack(new Uint8Array(data.bytes));
  if (reading.state === 'unreadable') return reply({ id: data.id, reading });
  const track = dataOfTrack(reading.track);
  return reply({ id: data.id, reading: { state: 'ready', track } }, buffersOf(track));
});

function reply(message: TrackReply, transfer: readonly Transferable[] = []): void {
  postMessage(message, { transfer: [...transfer] });
}
