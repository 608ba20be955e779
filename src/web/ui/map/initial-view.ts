import type { LngLatBoundsLike, MapOptions } from 'maplibre-gl';

/** Padding around fitted content in pixels: markers at its edges stay clear of the controls. */
export const PADDING = { top: 68, right: 76, bottom: 52, left: 32 };

/** Pixels between the padding below which a map is too small for its content. */
const LEAST_ROOM = 40;

/** Returns whether an element has room for fitted content within the padding. */
export function hasRoom({ clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>): boolean {
  const { top, right, bottom, left } = PADDING;
  return clientWidth >= left + LEAST_ROOM + right && clientHeight >= top + LEAST_ROOM + bottom;
}

/** The initial view: a centre with a zoom, or bounds fitted at no more than `zoom`. */
export type InitialView =
  | { readonly center: readonly [lng: number, lat: number]; readonly zoom: number }
  | { readonly bounds: LngLatBoundsLike; readonly zoom: number };

/** Returns MapLibre's options for an initial view. */
export function cameraOf(opening: InitialView): Pick<MapOptions, 'center' | 'zoom' | 'bounds' | 'fitBoundsOptions'> {
  if ('center' in opening) return { center: [opening.center[0], opening.center[1]], zoom: opening.zoom };
  return { bounds: opening.bounds, fitBoundsOptions: { padding: PADDING, maxZoom: opening.zoom } };
}
