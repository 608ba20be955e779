import {
  FullscreenControl,
  Map as LibreMap,
  type MapOptions as LibreMapOptions,
  type LngLatBoundsLike,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type BaseMap, laidBase } from './base-map.ts';
import type { MapColours } from './map-colours.ts';
import { NEAREST_ZOOM } from './zoom.ts';

setWorkerUrl(workerUrl);

/** Free space around what is fitted into view, in pixels: marks at its edges stand clear of the controls. */
const PADDING = { top: 60, right: 76, bottom: 52, left: 32 };

/** What the map shows when it opens: a place from a height, or a box as large as fits, at most from `zoom`. */
export type Opening =
  | { readonly center: readonly [lng: number, lat: number]; readonly zoom: number }
  | { readonly bounds: LngLatBoundsLike; readonly zoom: number };

/** How a map is opened. */
export interface MapOptions {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly base: BaseMap;
  readonly opening: Opening;
  readonly scale: 'metric' | 'imperial';
  readonly colours: MapColours;
  /** What fills the screen on request; null where the map is the screen already: then it takes every gesture. */
  readonly frame: HTMLElement | null;
  /** Lays sources and layers over the base; called again after each change of style. */
  readonly draw: (map: LibreMap) => void;
}

/** A map that stands in the page. */
export interface OpenMap {
  readonly map: LibreMap;
  /** Draws all in other colours. */
  readonly repaint: (colours: MapColours) => void;
  /** Fits what the map opened with onto a page to be printed; answers the way back to the screen. */
  readonly toPaper: () => () => void;
  readonly close: () => void;
}

/** Opens a map in an element, north up; one in a page lets the page scroll past it. */
export function openMap(container: HTMLElement, options: MapOptions): OpenMap {
  const map = new LibreMap({
    container,
    ...cameraOf(options.opening),
    maxZoom: NEAREST_ZOOM,
    attributionControl: false,
    cooperativeGestures: options.frame !== null,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    locale: { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (options.frame) map.addControl(new FullscreenControl({ container: options.frame }), 'top-right');
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: options.scale, maxWidth: 96 }), 'bottom-left');
  map.on('style.load', () => options.draw(map));
  const base = laidBase(map, options.base, options.colours);
  return {
    map,
    repaint: base.repaint,
    toPaper: () => toPaper(map, options.opening),
    close: () => {
      base.leave();
      map.remove();
    },
  };
}

function toPaper(map: LibreMap, opening: Opening): () => void {
  const onScreen = { center: map.getCenter(), zoom: map.getZoom() };
  map.resize();
  if ('bounds' in opening) map.fitBounds(opening.bounds, { padding: PADDING, maxZoom: opening.zoom, animate: false });
  map.redraw();
  return () => {
    map.resize();
    map.jumpTo(onScreen);
  };
}

function cameraOf(opening: Opening): Pick<LibreMapOptions, 'center' | 'zoom' | 'bounds' | 'fitBoundsOptions'> {
  if ('center' in opening) return { center: [opening.center[0], opening.center[1]], zoom: opening.zoom };
  return { bounds: opening.bounds, fitBoundsOptions: { padding: PADDING, maxZoom: opening.zoom } };
}
