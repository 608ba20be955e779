import type { ErrorEvent, Map as LibreMap, MapSourceDataEvent } from 'maplibre-gl';

/**
 * Resolves when the first tile of some sources has come; rejects at their first error, or when the signal is aborted. A
 * server that has no tile at all (404) is no error to MapLibre: only the signal ends that.
 */
export function firstTile(map: LibreMap, sources: readonly string[], signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const onData = (event: MapSourceDataEvent): void => {
      if (sources.includes(event.sourceId) && hasContent(event)) resolve();
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

/** A missing vector tile counts as loaded in MapLibre, but has no index of features. */
function hasContent({ tile, source }: MapSourceDataEvent): boolean {
  return Boolean(tile) && (source.type !== 'vector' || Boolean(tile.latestFeatureIndex));
}
