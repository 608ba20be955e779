import { readRequested } from './read-requested.ts';
import { buffersOf } from './track-data.ts';
import type { TrackRequest } from './worker-messages.ts';

// Reads IGC files in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<TrackRequest>) => {
  const response = readRequested(data);
  const { reading } = response;
  postMessage(response, { transfer: reading.state === 'ready' ? [...buffersOf(reading.track)] : [] });
});
