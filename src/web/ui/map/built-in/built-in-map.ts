import { AttributionControl, type GeoJSONSource, type Map as LibreMap } from 'maplibre-gl';
import { mapTexts } from '#web/map-texts.ts';
import type { ActiveBase } from '../base-map-types.ts';
import { holdDrawing } from '../drawing/held-drawing.ts';
import type { MapColours } from '../map-colours.ts';
import { addRelief } from '../tiles/relief.ts';
import { builtInStyle, GRATICULE_SOURCE, worldFor } from './built-in-style.ts';
import { fillWorld } from './fill-world.ts';
import { graticule } from './graticule.ts';
import { addPlaces } from './places.ts';
import type { Surroundings } from './surroundings.ts';

/** Options of the built-in map. */
interface BuiltInOptions {
  readonly colours: MapColours;
  /** Address of terrain tiles; null for no relief. */
  readonly terrainUrl: string | null;
  /** Said in its corner before the attribution; '' for nothing. */
  readonly remark: string;
  readonly surroundings: Surroundings;
}

/** Shows the built-in map: the world from our own server, then names of places, and the relief if its tiles come. */
export function builtInMap(map: LibreMap, options: BuiltInOptions): ActiveBase {
  const { colours: initial, terrainUrl, remark, surroundings } = options;
  const parts = [remark, mapTexts.credits.worldMap].filter((part) => part !== '');
  let styled = new AbortController();
  let colours = initial;
  let nearest = map.getZoom();
  const world = fillWorld(map, {
    zoom: () => nearest,
    water: () => colours.water,
    onLoaded: () => {
      holdDrawing(map);
      addPlaces(map, colours);
    },
    onFilled: () => void addRelief(map, terrainUrl, styled.signal).catch(warn),
    onFailure: warn,
  });
  const followView = (): void => {
    const before = worldFor(nearest);
    nearest = Math.max(nearest, map.getZoom());
    if (worldFor(nearest) !== before) world.refine();
    map.getSource<GeoJSONSource>(GRATICULE_SOURCE)?.setData(graticuleOf(map)).catch(warn);
  };
  const applyStyle = (next: MapColours): void => {
    colours = next;
    styled.abort();
    styled = new AbortController();
    holdDrawing(map);
    map.setStyle(builtInStyle(next, { surroundings, graticule: graticuleOf(map) }), { diff: false });
  };
  const credit = new AttributionControl({ customAttribution: parts, compact: false });
  map.addControl(credit, 'bottom-right');
  map.on('moveend', followView);
  applyStyle(colours);
  return {
    repaint: applyStyle,
    remove: () => {
      styled.abort();
      world.remove();
      map.off('moveend', followView);
      map.removeControl(credit);
    },
  };
}

function graticuleOf(map: LibreMap): ReturnType<typeof graticule> {
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  return graticule({ west, south: bounds.getSouth(), east, north: bounds.getNorth() }, map.getZoom());
}

function warn(error: unknown): void {
  console.warn('Part of the map could not be loaded.', error);
}
