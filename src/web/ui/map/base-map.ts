import { type ErrorEvent, type Map as LibreMap, MercatorCoordinate } from 'maplibre-gl';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { ARRIVAL_LIMIT_MS, mayAskNow, pauseLeftMs, rememberFailure } from './attempts.ts';
import type { ActiveBase, BaseMap, MapStyles } from './base-map-types.ts';
import { builtInMap } from './built-in-map.ts';
import type { MapColours } from './map-colours.ts';
import { loadStyle, type ProbedView, probeTile } from './remote-style.ts';
import type { Surroundings } from './surroundings.ts';
import { tileMap } from './tile-map.ts';

interface BaseMapOptions {
  readonly base: BaseMap;
  readonly colours: MapColours;
  readonly surroundings: Surroundings;
}

/**
 * Shows the tile server's map, or the built-in one if none is set, if its tiles do not come, or failed a moment ago. A map
 * that is open asks the server again, once a minute at most.
 */
export function addBaseMap(map: LibreMap, { base, colours: initial, surroundings }: BaseMapOptions): ActiveBase {
  const { styles, attribution, terrainUrl } = base;
  let colours = initial;
  let endRetries = (): void => undefined;
  const builtIn = (remark: string): ActiveBase => builtInMap(map, { colours, terrainUrl, remark, surroundings });
  const withTiles = (urls: MapStyles, isStyled: boolean): ActiveBase =>
    tileMap(map, { styles: urls, attribution, terrainUrl, colours, isStyled, onFailure: () => fallBack(urls) });
  const withoutTiles = (urls: MapStyles): ActiveBase => {
    endRetries = retryTiles(
      () => ({ url: urls[colours.theme], view: viewOf(map) }),
      () => {
        shown.remove();
        shown = withTiles(urls, true);
      },
    );
    return builtIn(mapTexts.maps.withoutTiles);
  };
  const fallBack = (urls: MapStyles): void => {
    shown.remove();
    shown = withoutTiles(urls);
  };
  const first = (): ActiveBase => {
    if (styles === null) return builtIn('');
    // Without a network at once, rather than after the limit for the first tile.
    return navigator.onLine && mayAskNow('tiles') ? withTiles(styles, false) : withoutTiles(styles);
  };
  map.on('error', onError);
  let shown = first();
  return {
    repaint: (next) => {
      colours = next;
      shown.repaint(next);
    },
    remove: () => {
      endRetries();
      shown.remove();
    },
  };
}

function viewOf(map: LibreMap): ProbedView {
  const { x, y } = MercatorCoordinate.fromLngLat(map.getCenter());
  return { east: x, south: y, zoom: map.getZoom() };
}

function onError({ error }: ErrorEvent): void {
  console.warn('Part of the map could not be loaded.', error);
}

/** How often a page that is not visible looks whether it is again: asked for is nothing then. */
const HIDDEN_MS = 5_000;

/** A style, and the view of which one tile is asked for. */
interface Asked {
  /** The address of a style. */
  readonly url: string;
  readonly view: ProbedView;
}

/**
 * Asks for a style and one of its tiles again when the pause after a failure is over, and each time that they do not come
 * after another pause. Calls back once both come: a style alone would be taken off the map again. Returns a function that
 * ends this.
 */
function retryTiles(askedNow: () => Asked, onCome: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => void ask(), ms);
  };
  const ask = async (): Promise<void> => {
    const pauseMs = document.hidden ? HIDDEN_MS : pauseLeftMs('tiles'); // Another map of this tab may have asked.
    if (pauseMs > 0) return wait(pauseMs);
    const limit = AbortSignal.any([end.signal, AbortSignal.timeout(ARRIVAL_LIMIT_MS)]);
    const hasCome = await comes(askedNow(), limit);
    if (end.signal.aborted) return;
    if (hasCome) return onCome();
    rememberFailure('tiles');
    wait(pauseLeftMs('tiles'));
  };
  wait(pauseLeftMs('tiles'));
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

async function comes({ url, view }: Asked, signal: AbortSignal): Promise<boolean> {
  try {
    await probeTile(await loadStyle(url, signal), view, signal);
    return true;
  } catch {
    return false; // As at first: the built-in map stays, and says so.
  }
}
