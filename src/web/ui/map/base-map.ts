import { type ErrorEvent, type Map as LibreMap, MercatorCoordinate } from 'maplibre-gl';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { mayAskNow } from './attempts.ts';
import type { ActiveBase, BaseMap, MapStyles } from './base-map-types.ts';
import { builtInMap } from './built-in-map.ts';
import type { MapColours } from './map-colours.ts';
import type { ProbedView } from './remote-style.ts';
import { retryTiles } from './retry-tiles.ts';
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
