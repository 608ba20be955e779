import type { ErrorEvent, Map as LibreMap } from 'maplibre-gl';
import { texts } from '#web/texts.ts';
import type { ActiveBase, BaseMap } from './base-map-types.ts';
import { builtInMap } from './built-in/built-in-map.ts';
import type { Surroundings } from './built-in/surroundings.ts';
import type { MapColours } from './map-colours.ts';
import { mayAskNow } from './tiles/attempts.ts';
import { tileMap } from './tiles/tile-map.ts';

/** Options of a base map. */
interface BaseMapOptions {
  readonly base: BaseMap;
  readonly colours: MapColours;
  readonly surroundings: Surroundings;
}

/** Shows the tile server's map, or the built-in one if none is set, if its tiles do not come, or failed a moment ago. */
export function addBaseMap(map: LibreMap, { base, colours, surroundings }: BaseMapOptions): ActiveBase {
  const { styles, attribution, terrainUrl } = base;
  const fallBack = (remark: string, current: MapColours): ActiveBase =>
    builtInMap(map, { colours: current, terrainUrl, remark, surroundings });
  map.on('error', onError);
  if (styles === null) return fallBack('', colours);
  if (!mayAskNow('tiles')) return fallBack(texts.maps.withoutTiles, colours);
  return tileMap(map, { styles, attribution, terrainUrl, colours, fallBack });
}

function onError({ error }: ErrorEvent): void {
  console.warn('Part of the map could not be loaded.', error);
}
