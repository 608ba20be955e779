import type { SiteTracks } from '#contract/sites';
import { type BareCoordinates, distanceBetween } from '#domain/geo';
import { type LandingPlace, landingPlaces } from '#domain/takeoff/gathered-places';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';

/** Most places that are marked on the map and listed. */
export const MOST_PLACES = 40;
/** Part of all landings from which on a place must be in the first view of the map. */
const MAIN_SHARE = 1 / 20;
/** Metres from the launch: a landing farther away belongs to a cross-country flight. */
const FAR_M = 20_000;

/** Where flights of a site have landed. */
export interface Landings {
  /** Those with most landings, first. */
  readonly shown: readonly LandingPlace[];
  /** How many other places there are. */
  readonly others: number;
}

/** Returns where the flights of a site have landed. */
export function landingsOf(tracks: SiteTracks): Landings {
  const places = landingPlaces(tracks);
  return { shown: places.slice(0, MOST_PLACES), others: Math.max(0, places.length - MOST_PLACES) };
}

/**
 * Returns the first view of the map: the launch, where it is known, with the places where flights often land; null where neither
 * is known. Landings of long flights may be far away: they do not make the view wide.
 */
export function viewOfLandings(launch: BareCoordinates | null, { shown }: Landings): InitialView | null {
  const sum = shown.reduce((count, { flightIds }) => count + flightIds.length, 0);
  const main = shown.filter(({ flightIds }, index) => index === 0 || flightIds.length >= sum * MAIN_SHARE);
  const near = launch ? main.filter((place) => distanceBetween(place, launch) <= FAR_M) : main;
  const places = [...(launch ? [launch] : []), ...near];
  const [first] = places;
  if (!first) return null;
  if (places.length === 1) return { center: [first.lng, first.lat], zoom: MAP_ZOOM.site };
  const lngs = places.map(({ lng }) => lng);
  const lats = places.map(({ lat }) => lat);
  return {
    bounds: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
    zoom: MAP_ZOOM.track,
  };
}
