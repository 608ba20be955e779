import type { TerrainRequest, TerrainResponse } from './read-terrain.ts';

/**
 * Reads the ground below a flight from terrain tiles, in a worker of its own; null where the tiles have none, or this
 * browser cannot read them. Rejects when a tile does not come, or the signal is aborted.
 */
export async function computeGround(request: TerrainRequest, signal: AbortSignal): Promise<Int16Array | null> {
  const worker = new Worker(new URL('./terrain-worker.ts', import.meta.url), { type: 'module' });
  try {
    const response = await new Promise<TerrainResponse>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<TerrainResponse>) => resolve(data));
      worker.addEventListener('error', ({ error }) =>
        reject(new Error('The terrain reader stopped.', { cause: error })),
      );
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(request);
    });
    if ('failure' in response) throw new Error(response.failure);
    return response.heights;
  } finally {
    worker.terminate();
  }
}
