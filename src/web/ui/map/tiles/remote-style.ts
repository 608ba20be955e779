import type { StyleSpecification } from 'maplibre-gl';
import * as v from 'valibot';

const part = v.object({});
const OUTLINE = v.object({
  version: v.literal(8),
  sources: v.record(v.string(), part),
  layers: v.array(part),
});

/** Loads the style of a tile server. Rejects when it does not come, or is no style. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const style: unknown = response.ok ? await response.json() : null;
  if (!isStyle(style)) throw new Error(`No map style at ${url} (${response.status})`);
  return style;
}

/** The outline: MapLibre validates the parts. */
function isStyle(value: unknown): value is StyleSpecification {
  return v.is(OUTLINE, value);
}
