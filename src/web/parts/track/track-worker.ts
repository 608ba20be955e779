import { buffersOf } from './track-data.ts';
import { readRequested, type TrackRequest } from './track-requests.ts';

// Reads IGC files in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<TrackRequest>) => {
  const response = readRequested(data);
  const { reading } = response;
  postMessage(response, { transfer: reading.state === 'ready' ? [...buffersOf(reading.track)] : [] });
});
