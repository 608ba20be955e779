import { buffersOf } from './track-data.ts';
import { readRequested, type TrackRequest } from './track-requests.ts';

// Reads IGC files in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<TrackRequest>) => {
  respond(data).catch(reportError); // The page hears of errors, not of promises that are rejected, and would wait for ever.
});

async function respond(request: TrackRequest): Promise<void> {
  const response = await readRequested(request);
  const { reading, loaded } = response;
  const columns = typeof reading === 'object' && reading.state === 'ready' ? buffersOf(reading.track) : [];
  postMessage(response, { transfer: loaded ? [...columns, loaded] : [...columns] });
}
