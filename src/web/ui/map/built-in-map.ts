import { AttributionControl, type GeoJSONSource, type Map as LibreMap } from 'maplibre-gl';
import { mapTexts } from '#web/map-texts.ts';
import type { ActiveBase } from './base-map-types.ts';
import { builtInStyle, GRATICULE_SOURCE, WORLD_SOURCE } from './built-in-style.ts';
import { graticule } from './graticule.ts';
import type { MapColours } from './map-colours.ts';
import { addRelief } from './relief.ts';
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

/** Shows the built-in map: the world and names of places from our own server, then the relief if its tiles come. */
export function builtInMap(map: LibreMap, options: BuiltInOptions): ActiveBase {
  const { colours, terrainUrl, remark, surroundings } = options;
  const parts = [remark, mapTexts.credits.worldMap].filter((part) => part !== '');
  let styled = new AbortController();
  const followView = (): void => {
    map.getSource<GeoJSONSource>(GRATICULE_SOURCE)?.setData(graticuleOf(map)).catch(warn);
  };
  const applyStyle = (next: MapColours): void => {
    styled.abort();
    styled = new AbortController();
    const { signal } = styled;
    // Its validity is a matter of the tests: to check it took half of the time that a page waits for the style.
    map.setStyle(builtInStyle(next, { surroundings, graticule: graticuleOf(map) }), { diff: false, validate: false });
    whenWorldIsDrawn(map, signal, () => void addRelief(map, terrainUrl, signal).catch(warn));
  };
  const credit = new AttributionControl({ customAttribution: parts, compact: false });
  map.addControl(credit, 'bottom-right');
  map.on('moveend', followView);
  applyStyle(colours);
  return {
    repaint: applyStyle,
    remove: () => {
      styled.abort();
      map.off('moveend', followView);
      map.removeControl(credit);
    },
  };
}

/** Calls back once when the world is drawn, names of places or not. */
function whenWorldIsDrawn(map: LibreMap, signal: AbortSignal, onDrawn: () => void): void {
  const onRender = (): void => {
    if (!map.getSource(WORLD_SOURCE) || !map.isSourceLoaded(WORLD_SOURCE)) return;
    map.off('render', onRender);
    onDrawn();
  };
  map.on('render', onRender);
  signal.addEventListener('abort', () => map.off('render', onRender));
}

function graticuleOf(map: LibreMap): ReturnType<typeof graticule> {
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  return graticule({ west, south: bounds.getSouth(), east, north: bounds.getNorth() }, map.getZoom());
}

function warn(error: unknown): void {
  console.warn('Part of the map could not be loaded.', error);
}
