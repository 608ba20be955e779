import { FullscreenControl, Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import 'maplibre-gl/dist/maplibre-gl.css';
import { addBaseMap } from './base-map.ts';
import type { BaseMap } from './base-map-types.ts';
import { cameraOf, hasRoom, type InitialView, PADDING } from './initial-view.ts';
import type { MapColours } from './map-colours.ts';
import type { Surroundings } from './surroundings.ts';
import { NEAREST_ZOOM } from './zoom.ts';

setWorkerUrl(workerUrl);

export interface MapOptions {
  /** Accessible name. */
  readonly label: string;
  readonly base: BaseMap;
  readonly opening: InitialView;
  readonly scale: 'metric' | 'imperial';
  readonly colours: MapColours;
  /** The element of the full-screen button; null if the map fills the screen already: then it handles every gesture. */
  readonly frame: HTMLElement | null;
  readonly surroundings: Surroundings;
  /** Adds sources and layers; called again after each change of style. */
  readonly draw: (map: LibreMap) => void;
}

/** A map in the page. */
export interface OpenMap {
  readonly map: LibreMap;
  readonly repaint: (colours: MapColours) => void;
  /** Fits the initial view to a page for printing; returns a function that restores the screen. */
  readonly fitToPrint: () => () => void;
  readonly close: () => void;
}

/** Opens a map in an element, north up; within a page it leaves scrolling to the page. */
export function openMap(container: HTMLElement, options: MapOptions): OpenMap {
  const map = new LibreMap({
    container,
    ...cameraOf(options.opening),
    maxZoom: NEAREST_ZOOM,
    fadeDuration: 0, // A text that fades in has the whole map drawn again and again.
    attributionControl: false,
    cooperativeGestures: options.frame !== null,
    dragRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    locale: { ...mapTexts.maps.controls, 'Map.Title': options.label },
  });
  fitOnceThereIsRoom(map, options.opening);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  addControls(map, options);
  map.on('style.load', () => options.draw(map));
  markBusy(map);
  const base = addBaseMap(map, options);
  return {
    map,
    repaint: base.repaint,
    fitToPrint: () => fitToPrint(map, options.opening),
    close: () => {
      base.remove();
      map.remove();
    },
  };
}

function addControls(map: LibreMap, { frame, opening, scale }: MapOptions): void {
  if (frame) addFullScreen(map, frame, opening);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ unit: scale, maxWidth: 96 }), 'bottom-left');
}

/** Marks a map as busy, for screen readers as well, as long as something of it is still to come or to be drawn. */
function markBusy(map: LibreMap): void {
  const canvas = map.getCanvas();
  const begin = (): void => canvas.setAttribute('aria-busy', 'true');
  begin();
  map.on('dataloading', begin);
  map.on('idle', () => {
    if (map.loaded()) canvas.removeAttribute('aria-busy'); // Another listener may have just changed the map.
  });
}

/** Adds the full-screen button; the initial view is fitted again to the screen, and to the page behind it. */
function addFullScreen(map: LibreMap, container: HTMLElement, opening: InitialView): void {
  const control = new FullscreenControl({ container });
  const refit = (): void => {
    map.once('resize', () => fitOpening(map, opening));
  };
  control.on('fullscreenstart', refit);
  control.on('fullscreenend', refit);
  map.addControl(control, 'top-right');
}

function fitOpening(map: LibreMap, opening: InitialView): void {
  if ('bounds' in opening) map.fitBounds(opening.bounds, { padding: PADDING, maxZoom: opening.zoom, animate: false });
}

/** In a window that is too small for its content a map opens with the whole world, and MapLibre would leave it there. */
function fitOnceThereIsRoom(map: LibreMap, opening: InitialView): void {
  if (hasRoom(map.getContainer())) return;
  map.once('resize', () => {
    fitOpening(map, opening);
    fitOnceThereIsRoom(map, opening);
  });
}

function fitToPrint(map: LibreMap, opening: InitialView): () => void {
  const onScreen = { center: map.getCenter(), zoom: map.getZoom() };
  map.resize();
  fitOpening(map, opening);
  map.redraw();
  return () => {
    map.resize();
    map.jumpTo(onScreen);
  };
}
