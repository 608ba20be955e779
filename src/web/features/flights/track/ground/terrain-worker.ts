import {
  loadPicture,
  readsExactPixels,
  readTerrain,
  type TerrainRequest,
  type TerrainResponse,
} from './read-terrain.ts';

/** Nobody waits for the ground, but a worker should end. */
const LIMIT_MS = 60_000;

// Reads the ground below a flight beside the page: pictures of the terrain are millions of pixels.
addEventListener('message', ({ data }: MessageEvent<TerrainRequest>) => {
  void responseTo(data).then((response) => postMessage(response));
});

async function responseTo(request: TerrainRequest): Promise<TerrainResponse> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const load: Parameters<typeof readTerrain>[1] = (url, tile) => loadPicture(url, tile, signal);
  try {
    return { heights: readsExactPixels() ? await readTerrain(request, load) : null };
  } catch (error) {
    return { failure: String(error) };
  }
}
