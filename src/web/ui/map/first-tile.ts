import type { ErrorEvent, Map as LibreMap, MapSourceDataEvent } from 'maplibre-gl';

/**
 * Resolves when the first tile of some sources has come; rejects at their first error, or when the signal is aborted. A
 * server that has no tile at all (404) is no error to MapLibre: only the signal ends that.
 */
export function firstTile(map: LibreMap, sources: readonly string[], signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const onData = (event: MapSourceDataEvent): void => {
      if (sources.includes(event.sourceId) && hasContent(map, event)) resolve();
    };
    const onError = (event: ErrorEvent): void => {
      if ('sourceId' in event && typeof event.sourceId === 'string' && sources.includes(event.sourceId)) {
        reject(event.error);
      }
    };
    const onAbort = (): void => reject(signal.reason);
    map.on('sourcedata', onData);
    map.on('error', onError);
    signal.addEventListener('abort', onAbort);
    done.signal.addEventListener('abort', () => {
      map.off('sourcedata', onData);
      map.off('error', onError);
      signal.removeEventListener('abort', onAbort);
    });
    if (signal.aborted) onAbort();
  }).finally(() => done.abort());
}

/** A missing vector tile counts as loaded in MapLibre, but has no features. */
function hasContent(map: LibreMap, { tile, source, sourceId }: MapSourceDataEvent): boolean {
  if (!tile || source.type !== 'vector') return Boolean(tile);
  const drawn = map.getStyle().layers.flatMap((layer) => {
    const isOfSource = 'source-layer' in layer && layer.source === sourceId;
    return isOfSource && layer['source-layer'] ? [layer['source-layer']] : [];
  });
  return [...new Set(drawn)].some((sourceLayer) => map.querySourceFeatures(sourceId, { sourceLayer }).length > 0);
}
