import type { Logbook } from '#web/store/logbook.ts';
import type { Opening } from '#web/ui/map/open-map.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { placedSites, viewOfSites } from '../map/placed-sites.ts';
import type { Pin } from './picker-state.ts';
import { REGION_CENTRES } from './region-centres.ts';

/** What hints at where the pilot is about to look. */
interface Hints {
  readonly sites: Logbook['sites'];
  /** The browser's, as BCP 47. */
  readonly language: string;
}

/** The pin from the height of a site, else the pilot's sites, else the region of the browser's language, else the world. */
export function openingOf(pin: Pin, { sites, language }: Hints): Opening {
  if (pin.state === 'placed') return { center: [pin.place.lng, pin.place.lat], zoom: MAP_ZOOM.site };
  const placed = placedSites(sites.values());
  const centre = REGION_CENTRES[regionOf(language)];
  if (placed.length > 0 || !centre) return viewOfSites(placed);
  return { center: centre, zoom: MAP_ZOOM.region };
}

/** The region that a language names, or is spoken in most: 'CH' of `de-CH`, 'FR' of `fr`; empty for none. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return ''; // Not every browser names its language as the standard wants it.
  }
}
