import { AttributionControl, type Map as LibreMap, type StyleSpecification } from 'maplibre-gl';
import { ARRIVAL_LIMIT_MS, rememberFailure } from './attempts.ts';
import type { ActiveBase, BaseMap, MapStyles } from './base-map-types.ts';
import { GROUND_LAYER, groundStyle } from './built-in-style.ts';
import { firstTile } from './first-tile.ts';
import type { MapColours } from './map-colours.ts';
import { addRelief } from './relief.ts';
import { loadStyle } from './remote-style.ts';

/** Options of a map of tiles. */
interface TileMapOptions extends Pick<BaseMap, 'attribution' | 'terrainUrl'> {
  readonly styles: MapStyles;
  readonly colours: MapColours;
  /** Whether the map has another style, which stays until the tile server's has come; otherwise it has none. */
  readonly isStyled: boolean;
  /** Called when the tiles do not come in time. */
  readonly onFailure: () => void;
}

/** How a style is put on the map: below the content drawn so far, or instead of all. */
type Placing = 'under' | 'anew';

/** The reason of an attempt that took too long, not of one that is no longer wanted. */
const LATE = new Error('No tile came in time');

/** Shows the map of a tile server: the content on plain ground at once, unless it is drawn; the style below it when it has come. */
export function tileMap(map: LibreMap, options: TileMapOptions): ActiveBase {
  const { isStyled } = options;
  const isReady = isStyled ? Promise.resolve() : contentAdded(map);
  let attempt = new AbortController();

  const show = (colours: MapColours, placing: Placing): void => {
    attempt.abort();
    const current = new AbortController();
    attempt = current;
    arrival(map, { attempt: current, isReady, url: options.styles[colours.theme], placing }).then(
      () => addRelief(map, options.terrainUrl, current.signal),
      (error: unknown) => {
        if (current.signal.aborted && current.signal.reason !== LATE) return;
        console.warn('The built-in map is shown instead of the tile server’s.', error);
        rememberFailure('tiles');
        options.onFailure();
      },
    );
  };

  const credit = new AttributionControl({ customAttribution: options.attribution });
  map.addControl(credit, 'bottom-right');
  // So that the content is drawn without waiting for the server.
  if (!isStyled) map.setStyle(groundStyle(options.colours));
  show(options.colours, isStyled ? 'anew' : 'under');
  return {
    remove: () => {
      attempt.abort();
      map.removeControl(credit);
    },
    repaint: (colours) => show(colours, 'anew'),
  };
}

/** Resolves when the first style is there, with the content, which `openMap` adds. */
function contentAdded(map: LibreMap): Promise<void> {
  return new Promise((resolve) => map.once('style.load', () => resolve()));
}

interface Arrival {
  readonly attempt: AbortController;
  /** Resolved when the content is drawn: the time this browser takes to start a map is not the server's fault. */
  readonly isReady: Promise<unknown>;
  readonly url: string;
  readonly placing: Placing;
}

/** Resolves when a style is on the map and its first tile has come; rejects when they do not come in time. */
async function arrival(map: LibreMap, { attempt, isReady, url, placing }: Arrival): Promise<void> {
  const { signal } = attempt;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const started = isReady.then(() => {
    timer = setTimeout(() => attempt.abort(LATE), ARRIVAL_LIMIT_MS);
  });
  try {
    const [style] = await Promise.all([loadStyle(url, signal), started]);
    signal.throwIfAborted();
    map.setStyle(style, placing === 'under' ? { transformStyle: underContent } : { diff: false });
    await firstTile(map, Object.keys(style.sources), signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a style with the content drawn so far on top, in place of the plain ground. */
export function underContent(drawn: StyleSpecification | undefined, style: StyleSpecification): StyleSpecification {
  const content = drawn?.layers.filter(({ id }) => id !== GROUND_LAYER) ?? [];
  return { ...style, sources: { ...style.sources, ...drawn?.sources }, layers: [...style.layers, ...content] };
}
