import type { Logbook } from '#web/store/logbook.ts';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { placedSites, viewOfSites } from '../map/placed-sites.ts';
import type { Pin } from './picker-state.ts';
import { REGION_CENTRES } from './region-centres.ts';

/** Hints at the region that the pilot is looking for. */
interface Hints {
  readonly sites: Logbook['sites'];
  /** Language of the browser, as BCP 47. */
  readonly language: string;
}

/** Returns a view of the pin at site zoom, else of the pilot's sites, else of the region of the language, else of the world. */
export function initialViewOf(pin: Pin, { sites, language }: Hints): InitialView {
  if (pin.state === 'placed') return { center: [pin.place.lng, pin.place.lat], zoom: MAP_ZOOM.site };
  const placed = placedSites(sites.values());
  const centre = REGION_CENTRES[regionOf(language)];
  if (placed.length > 0 || !centre) return viewOfSites(placed);
  return { center: centre, zoom: MAP_ZOOM.region };
}

/** Returns the region of a language, or its most likely one: 'CH' of `de-CH`, 'FR' of `fr`; empty for none. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return ''; // Not every browser has a valid language tag.
  }
}
