import type { StyleSpecification } from 'maplibre-gl';

/** Loads the style of a tile server. Rejects when it does not come, or is no style. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const style: unknown = response.ok ? await response.json() : null;
  if (!isStyle(style)) throw new Error(`No map style at ${url} (${response.status})`);
  return style;
}

/** A rough check: MapLibre validates the parts. */
function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'version' in value && value.version === 8 && 'layers' in value && Array.isArray(value.layers) && 'sources' in value
  );
}
