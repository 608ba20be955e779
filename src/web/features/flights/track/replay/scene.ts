import type { Map as LibreMap, Subscription } from 'maplibre-gl';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { extremes } from '#web/ui/chart/extremes.ts';
import { ARRIVAL_LIMIT_MS, mayAskNow, rememberFailure } from '#web/ui/map/attempts.ts';
import { firstTile } from '#web/ui/map/first-tile.ts';
import { terrainSource } from '#web/ui/map/relief.ts';
import type { LayerSource } from '../map/layer-data.ts';
import { REPLAY_LAYER, type ReplayMoment, replayLayer } from './replay-layer.ts';

/** The source of the line on the ground. */
const TRACK_SOURCE: LayerSource = 'track';

/** What a scene needs. */
interface SceneOptions {
  readonly map: LibreMap;
  readonly track: TrackData;
  readonly terrainUrl: string | null;
  /** What the layer shows, asked at each drawing. */
  readonly moment: () => ReplayMoment;
}

/**
 * Tilts the map, puts it on terrain if its tiles come, and adds the layer. The signal restores the map as it was. Resolves to
 * the altitude in metres that lies at the map's zero: the sea's on terrain, else the lowest of the track; null when the signal
 * came first. Rejects when the layer cannot be drawn.
 */
export async function openScene(options: SceneOptions, signal: AbortSignal): Promise<number | null> {
  const { map, track, terrainUrl } = options;
  signal.addEventListener('abort', restoring(map), { once: true });
  const terrain = await raiseTerrain(map, terrainUrl, signal);
  if (signal.aborted) return null;
  const baseM = terrain !== null ? 0 : (extremes(track.altitude)?.[0] ?? 0);
  const layer = replayLayer({ ...options, baseM });
  const show = (): void => {
    if (terrain !== null) showTerrain(map, terrain);
    if (!map.getLayer(REPLAY_LAYER)) map.addLayer(layer);
    if (map.getLayersOrder().at(-1) !== REPLAY_LAYER) map.moveLayer(REPLAY_LAYER); // Content comes later onto a new style.
    showFlatTrack(map, false);
  };
  show();
  endBy(signal, [
    map.on('style.load', show), // The layer takes the colours of the new theme.
    // A style whose tiles come later is put below, without terrain.
    map.on('styledata', () => map.getLayer(REPLAY_LAYER) && show()),
  ]);
  return baseM;
}

/** Lets a signal end the map's calls. */
export function endBy(signal: AbortSignal, links: readonly Subscription[]): void {
  signal.addEventListener('abort', () => {
    for (const link of links) link.unsubscribe();
  });
}

/** Lets gestures tilt the map. Returns a function that restores the map as it is now. */
function restoring(map: LibreMap): () => void {
  const view = { center: map.getCenter(), zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() };
  let isOpen = true;
  map.once('remove', () => {
    isOpen = false;
  });
  map.setCenterClampedToGround(false);
  map.dragRotate.enable();
  map.touchPitch.enable();
  map.touchZoomRotate.enableRotation();
  map.keyboard.disable(); // The keys are the replay's.
  return () => {
    if (!isOpen) return;
    if (map.getLayer(REPLAY_LAYER)) map.removeLayer(REPLAY_LAYER);
    flattenTerrain(map);
    showFlatTrack(map, true);
    map.dragRotate.disable();
    map.touchPitch.disable();
    map.touchZoomRotate.disableRotation();
    map.keyboard.enable();
    map.setCenterClampedToGround(true);
    map.jumpTo({ ...view, elevation: 0 });
  };
}

/** Shows or hides the line of the track on the ground. */
function showFlatTrack(map: LibreMap, isShown: boolean): void {
  for (const layer of map.getStyle().layers) {
    if (layer.type !== 'line' || layer.source !== TRACK_SOURCE) continue;
    map.setLayoutProperty(layer.id, 'visibility', isShown ? 'visible' : 'none');
  }
}

const SOURCE = 'replay-terrain';

/** Puts the map on the terrain. Resolves to its address; to null when no tile comes from there, and the map stays flat. */
export async function raiseTerrain(map: LibreMap, url: string | null, signal: AbortSignal): Promise<string | null> {
  if (url === null || !mayAskNow('terrain')) return null;
  showTerrain(map, url);
  try {
    await firstTile(map, [SOURCE], AbortSignal.any([signal, AbortSignal.timeout(ARRIVAL_LIMIT_MS)]));
    return url;
  } catch {
    if (signal.aborted) return null;
    rememberFailure('terrain');
    flattenTerrain(map);
    return null;
  }
}

/** Puts the map on the terrain, if it is not. */
function showTerrain(map: LibreMap, url: string): void {
  if (!map.getSource(SOURCE)) map.addSource(SOURCE, terrainSource(url));
  if (!map.getTerrain()) map.setTerrain({ source: SOURCE, exaggeration: 1 });
}

/** Makes the map flat again. */
function flattenTerrain(map: LibreMap): void {
  map.setTerrain(null);
  if (map.getSource(SOURCE)) map.removeSource(SOURCE);
}
