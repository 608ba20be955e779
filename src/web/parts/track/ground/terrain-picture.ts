import type { TerrainPicture } from '#domain/ground/terrain-heights';
import type { TerrainTile } from '#domain/ground/terrain-tiles';

/** Side of the picture that tests whether this browser returns pixels as they are. */
const TEST_PX = 16;

/** Loads a tile of the terrain, at `{z}/{x}/{y}` of an address, after what the page itself loads. Rejects when it does not come. */
export async function loadPicture(url: string, tile: TerrainTile, signal: AbortSignal): Promise<TerrainPicture> {
  const address = url.replace(/\{([xyz])\}/g, (_, name: keyof TerrainTile) => String(tile[name]));
  const response = await fetch(address, { signal, credentials: 'omit', priority: 'low' });
  if (!response.ok) throw new Error(`No terrain at ${address} (${response.status})`);
  const bitmap = await createImageBitmap(await response.blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const size = bitmap.width;
  const context = contextOf(size);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { tile, size, pixels: context.getImageData(0, 0, size, size).data };
}

/** Whether this browser returns the pixels of a picture as they are: some add noise against tracking, and 1 is 256 m here. */
export function readsExactPixels(): boolean {
  if (typeof OffscreenCanvas !== 'function' || typeof createImageBitmap !== 'function') return false;
  const context = contextOf(TEST_PX);
  const written = new ImageData(TEST_PX, TEST_PX);
  written.data.forEach((_, at) => {
    written.data[at] = at % 4 === 3 ? 255 : at % 256;
  });
  context.putImageData(written, 0, 0);
  const read = context.getImageData(0, 0, TEST_PX, TEST_PX).data;
  return written.data.every((value, at) => read[at] === value);
}

function contextOf(size: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas in a worker.');
  return context;
}
