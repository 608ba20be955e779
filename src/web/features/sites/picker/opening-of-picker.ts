import type { Logbook } from '#web/store/logbook.ts';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { placedSites, viewOfSites } from '../map/placed-sites.ts';
import type { Pin } from './picker-state.ts';

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

/** Roughly the centre of the flying sites of a region, where a map opens; by ISO 3166 code. */
export const REGION_CENTRES: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
  AL: [20, 41],
  AM: [44.9, 40.2],
  AR: [-66, -31],
  AT: [13.3, 47.5],
  AU: [147, -32],
  BA: [17.8, 44.1],
  BE: [4.6, 50.6],
  BG: [25.2, 42.7],
  BO: [-65.5, -17.5],
  BR: [-45, -19.5],
  BY: [28, 53.5],
  CA: [-117, 51],
  CH: [8.2, 46.8],
  CL: [-70.8, -32],
  CN: [105, 31],
  CO: [-74.8, 5.5],
  CR: [-84.1, 9.9],
  CY: [33.2, 35],
  CZ: [15.4, 49.8],
  DE: [10.5, 50.5],
  DK: [10, 56],
  DZ: [3, 35.5],
  EC: [-78.7, -1.3],
  EE: [25.6, 58.7],
  EG: [31, 28],
  ES: [-3.7, 40.2],
  FI: [26, 63],
  FR: [3, 46.3],
  GB: [-2.5, 53.5],
  GE: [43.5, 42.1],
  GR: [22.8, 39.2],
  GT: [-90.4, 14.8],
  HR: [16.2, 45.2],
  HU: [19.3, 47.2],
  ID: [112, -5],
  IE: [-8, 53.3],
  IL: [35, 31.5],
  IN: [78, 26],
  IR: [53, 33],
  IS: [-19, 65],
  IT: [12, 43.5],
  JO: [36.5, 31.2],
  JP: [138, 36.5],
  KE: [37.5, 0.3],
  KG: [74.7, 41.5],
  KR: [127.8, 36.4],
  KZ: [72, 46],
  LB: [35.9, 33.9],
  LI: [9.5, 47.1],
  LT: [23.9, 55.2],
  LU: [6.1, 49.8],
  LV: [24.9, 56.9],
  MA: [-6.5, 31.8],
  MD: [28.5, 47.2],
  ME: [19.3, 42.8],
  MK: [21.7, 41.6],
  MX: [-101, 21],
  MY: [102, 4],
  NL: [5.4, 52.2],
  NO: [9, 62],
  NP: [84.1, 28.3],
  NZ: [172.5, -41.5],
  PE: [-76, -11],
  PH: [122, 13],
  PK: [72.5, 34],
  PL: [19.2, 52],
  PT: [-8, 39.6],
  RE: [55.5, -21.1],
  RO: [25, 45.9],
  RS: [20.8, 44],
  RU: [42, 54],
  SE: [15, 61],
  SI: [14.8, 46.1],
  SK: [19.5, 48.7],
  TH: [101, 15],
  TN: [9.5, 35.5],
  TR: [33, 39],
  TW: [121, 23.8],
  TZ: [35, -6],
  UA: [31.3, 48.8],
  US: [-111, 39.5],
  UY: [-56, -33],
  VE: [-67, 8.5],
  VN: [106, 17],
  ZA: [24, -30],
};
