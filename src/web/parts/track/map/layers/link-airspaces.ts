import type { Map as LibreMap, MapMouseEvent } from 'maplibre-gl';
import { flightPageTexts } from '../../flight-page-texts.ts';
import { AIRSPACE_AREAS } from './layer-styles.ts';

/** Airspaces that are named at a place; there may be a dozen on top of each other. */
const MOST_LINES = 4;

/** Says what the airspaces below the pointer, or where the map was tapped, are. Returns a function that ends it. */
export function linkAirspaces(map: LibreMap, say: (lines: string) => void): () => void {
  const look = ({ point }: MapMouseEvent): void => {
    const found = map.getLayer(AIRSPACE_AREAS) ? map.queryRenderedFeatures(point, { layers: [AIRSPACE_AREAS] }) : [];
    say(linesOf(found.map(({ properties }) => String(properties.text))));
  };
  const hush = (): void => say('');
  map.on('mousemove', look);
  map.on('click', look);
  map.on('mouseout', hush);
  // A finger does not leave the map, but moves it.
  map.on('movestart', hush);
  return hush;
}

/** Returns lines of text, each once, with the number of those for which there is no room. */
export function linesOf(texts: readonly string[]): string {
  const lines = [...new Set(texts)];
  const rest = lines.length - MOST_LINES;
  const shown = rest > 1 ? [...lines.slice(0, MOST_LINES), flightPageTexts.airspace.moreOnMap(rest)] : lines;
  return shown.join('\n');
}
