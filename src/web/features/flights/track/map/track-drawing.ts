import type { FeatureCollection } from 'geojson';
import type {
  GeoJSONSource,
  LayerSpecification,
  Map as LibreMap,
  MapLayerMouseEvent,
  MapMouseEvent,
} from 'maplibre-gl';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { makeMark } from '#web/parts/map/map-marks.ts';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import type { MapContent } from '#web/ui/map/map-view.tsx';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { dataOf, LAYER_SOURCES, type LayerSource, type ShownLayers, stretchData } from './layer-data.ts';
import { AIRSPACE_AREAS, fontsOf, layersOfTrack, lineColour, THERMAL_DOTS, TRACK_LINE } from './layer-styles.ts';
import { boundsOfTrack, nearestFix } from './track-bounds.ts';
import { CLIMB_SCALE, scaleOf } from './track-colours.ts';

/** A track on a map, whose layers can be changed while it is open. */
interface TrackDrawing {
  readonly content: MapContent;
  /** Shows other layers; draws only what differs. */
  readonly show: (layers: ShownLayers) => void;
}

/** What a drawing is made of. */
interface TrackDrawingOptions {
  readonly units: PilotUnits;
  /** A mark follows it, and a pointer near the line moves it. */
  readonly cursor: Cursor | null;
  /** The stretch that stands out, and the thermal that was clicked. */
  readonly highlight: Highlight | null;
  /** Receives the descriptions of the airspaces below the pointer; empty for none. Keep the identity stable. */
  readonly onAirspaces: (lines: string) => void;
}

/** Pixels around the pointer within which the track is hit. */
const REACH_PX = 24;
/** The value of the shown layers that each source draws. */
const PARTS = {
  airspace: 'airspaces',
  others: 'others',
  track: 'colouring',
  route: 'score',
  thermals: 'thermals',
} as const;
const PLAIN: ShownLayers = { colouring: 'climb', thermals: [], score: null, airspaces: [], others: [] };

/** Returns the drawing of a track: its coloured line, launch, landing, a mark at the cursor, and the layers to be shown. */
export function trackDrawing(track: TrackData, options: TrackDrawingOptions): TrackDrawing {
  const [west, south, east, north] = boundsOfTrack(track);
  const layers = trackLayers(track, options);
  return {
    show: layers.show,
    content: {
      opening: { bounds: [west, south, east, north], zoom: MAP_ZOOM.track },
      draw: layers.draw,
      mark: (map) => {
        const unmark = addMarks(map, track, options.cursor);
        const unpoint = linkAirspaces(map, options.onAirspaces);
        const unlink = options.highlight ? linkHighlight(map, options.highlight, layers.refresh) : nothing;
        return () => {
          layers.close();
          unpoint();
          unlink();
          unmark();
        };
      },
    },
  };
}

/** Draws the sources of a track's layers on a map, and changed ones again. */
function trackLayers(track: TrackData, { units, highlight }: TrackDrawingOptions) {
  let shown = PLAIN;
  let drawnOn: LibreMap | null = null;
  let layers: readonly LayerSpecification[] | null = null;
  const missed = new Set<LayerSource>(); // What changed while the map had no style.
  const dataNow = (source: LayerSource) =>
    source === 'highlight' ? stretchData(track, highlight?.stretch() ?? null) : dataOf(source, { track, units }, shown);
  const add = (map: LibreMap, source: LayerSource): void => {
    const data = dataNow(source);
    if (data.features.length === 0 && source !== 'track') return; // It is added with its first features.
    layers ??= layersOfTrack(fontsOf(map.getStyle()));
    addSource(map, layers, { id: source, data });
  };
  const refresh = (source: LayerSource): void => {
    const drawn = drawnOn?.getSource<GeoJSONSource>(source);
    if (drawn) void drawn.setData(dataNow(source));
    else if (drawnOn?.getSource('track')) add(drawnOn, source);
    else missed.add(source);
  };
  const colour = (): void => {
    const scale = scaleOf(track, shown.colouring) ?? CLIMB_SCALE;
    if (!drawnOn?.getLayer(TRACK_LINE)) return;
    drawnOn.setPaintProperty(TRACK_LINE, 'line-color', lineColour(shown.colouring, scale));
  };
  const show = (next: ShownLayers): void => {
    const before = shown;
    shown = next;
    for (const source of LAYER_SOURCES) {
      if (source !== 'highlight' && before[PARTS[source]] !== next[PARTS[source]]) refresh(source);
    }
    if (before.colouring !== next.colouring) colour();
  };
  const draw = (map: LibreMap): void => {
    drawnOn = map;
    layers = null;
    if (map.getSource('track')) {
      for (const source of missed) refresh(source); // The others were kept when the style changed.
    } else {
      for (const source of LAYER_SOURCES) add(map, source);
    }
    colour();
    missed.clear();
  };
  const close = (): void => {
    drawnOn = null;
  };
  return { show, refresh, draw, close };
}

/** Adds a source with those of the layers that draw it, each in its place among those that the map has. */
function addSource(
  map: LibreMap,
  layers: readonly LayerSpecification[],
  { id, data }: { readonly id: LayerSource; readonly data: FeatureCollection },
): void {
  map.addSource(id, { type: 'geojson', data, tolerance: 0.2 });
  for (const [at, layer] of layers.entries()) {
    if (!('source' in layer) || layer.source !== id) continue;
    const above = layers.slice(at + 1).find((other) => map.getLayer(other.id));
    map.addLayer(layer, above?.id);
  }
}

/** Marks launch and landing, and follows the cursor. Returns a function that unsubscribes. */
function addMarks(map: LibreMap, track: TrackData, cursor: Cursor | null): () => void {
  const { launch, landing } = track.analysis;
  makeMark('landing', mapTexts.tracks.landing).setLngLat(landing).addTo(map);
  makeMark('launch', mapTexts.tracks.launch).setLngLat(launch).addTo(map);
  return cursor ? linkCursor(map, track, cursor) : nothing;
}

/** Shows the highlighted stretch, and highlights that of a thermal that is clicked. Returns a function that unsubscribes. */
function linkHighlight(map: LibreMap, highlight: Highlight, refresh: (source: LayerSource) => void): () => void {
  map.on('click', THERMAL_DOTS, ({ features }: MapLayerMouseEvent) => {
    const { from, to } = features?.[0]?.properties ?? {};
    if (typeof from === 'number' && typeof to === 'number') highlight.show({ from, to });
  });
  return highlight.subscribe(() => refresh('highlight'));
}

/** Moves a mark with the cursor, and the cursor with a pointer near the line. */
function linkCursor(map: LibreMap, track: TrackData, cursor: Cursor): () => void {
  const here = makeMark('here', mapTexts.tracks.place);
  const follow = (): void => {
    const index = cursor.index();
    here.setLngLat([track.lng[index] ?? 0, track.lat[index] ?? 0]);
  };
  const lead = ({ lngLat, point }: MapMouseEvent): void => {
    if (map.getPitch() > 0) return; // In 3D the track is in the air, not where the pointer meets the ground.
    const reach = Math.abs(map.unproject([point.x, point.y + REACH_PX]).lat - lngLat.lat);
    const index = nearestFix(track, lngLat, reach);
    if (index !== null) cursor.move(index);
  };
  follow();
  here.addTo(map);
  map.on('mousemove', lead);
  map.on('click', lead);
  return cursor.subscribe(follow);
}

function nothing(): void {
  // Nothing was linked.
}

/** Airspaces that are named at a place; there may be a dozen on top of each other. */
const MOST_LINES = 4;

/** Says what the airspaces below the pointer, or where the map was tapped, are. Returns a function that ends it. */
function linkAirspaces(map: LibreMap, say: (lines: string) => void): () => void {
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
