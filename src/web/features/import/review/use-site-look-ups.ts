import { useEffect, useEffectEvent, useState } from 'react';
import { location, siteProposal } from '#contract/places/places';
import { type Coordinates, distanceBetween } from '#domain/geo';
import { type DistanceUnit, distanceIn, metres } from '#domain/units';
import { callAsPilot } from '#web/store/store.ts';
import { type IsLatest, useLatest } from '#web/ui/use-latest.ts';
import { IMPORT_CALLS } from '../calls.ts';
import type { FoundSiteDetails, NearPlace } from './answers.ts';
import type { NewSite } from './propose-sites.ts';
import type { Review } from './use-review.ts';

/** After so many failures in a row the third parties are left alone: the import works without them. */
const MOST_FAILURES = 2;

/** Whether names are being looked up, were looked up, or cannot be had. */
export type LookUps = 'running' | 'done' | 'failed';

/** Names the new sites of a review by their nearest towns, then looks them up one after the other, those with the most flights first; each once. */
export function useSiteLookUps({ newSites, answers, logbook, dispatch }: Review): LookUps {
  const [state, setState] = useState<LookUps>('running');
  const begin = useLatest();
  const lookUp = useEffectEvent(async (site: NewSite, isLatest: IsLatest): Promise<boolean> => {
    const { ref, place } = site;
    if (place === null || !isLookedUp(site) || answers.siteDetails.has(ref)) return true;
    try {
      const details = await lookUpSite(place, logbook.pilot.distanceUnit);
      if (isLatest()) dispatch({ type: 'siteFound', ref, details });
      return true;
    } catch (error) {
      console.warn('A new site could not be looked up.', error);
      return false;
    }
  });
  const run = useEffectEvent(async (isLatest: IsLatest): Promise<void> => {
    await nameByTowns(newSites, (places) => isLatest() && dispatch({ type: 'placesFound', places }));
    const isThere = await lookUpAll(newSites, async ({ site }) => !isLatest() || lookUp(site, isLatest));
    if (isLatest()) setState(isThere ? 'done' : 'failed');
  });
  useEffect(() => {
    void run(begin());
  }, [begin]);
  return state;
}

/** Returns how many new sites have still to be looked up. */
export function countOpenLookUps({ newSites, answers }: Pick<Review, 'newSites' | 'answers'>): number {
  return newSites.filter(({ site }) => isLookedUp(site) && !answers.siteDetails.has(site.ref)).length;
}

/** Whether a look-up may say more of a site than the files do. */
export function isLookedUp({ name, place, details, archived }: NewSite): boolean {
  const isKnown = name !== '' && details !== undefined && details.location !== '' && details.launchAltitude !== null;
  return place !== null && archived === undefined && !isKnown;
}

/** Without the server's list of towns, sites are numbered. */
async function nameByTowns(
  newSites: Review['newSites'],
  onFound: (places: ReadonlyMap<string, NearPlace>) => void,
): Promise<void> {
  const sites = newSites.flatMap(({ site: { ref, place } }) => (place ? [{ ref, place }] : []));
  if (sites.length === 0) return;
  try {
    const found = await IMPORT_CALLS.nearestPlaces(sites.map(({ place }) => [place.lat, place.lng]));
    const places = sites.flatMap(({ ref }, i) => {
      const near = found[i];
      return near ? [[ref, { name: near.name, distance: metres(near.distance) }] as const] : [];
    });
    onFound(new Map(places));
  } catch (error) {
    console.warn('The nearest towns of new sites could not be looked up.', error);
    onFound(new Map());
  }
}

/** Looks up one after the other. Returns false once the third parties have failed too often. */
async function lookUpAll<Item>(items: readonly Item[], lookUp: (item: Item) => Promise<boolean>): Promise<boolean> {
  let failures = 0;
  for (const item of items) {
    failures = (await lookUp(item)) ? 0 : failures + 1;
    if (failures >= MOST_FAILURES) return false;
  }
  return true;
}

/** A site of the public database is that of a launch within this distance. */
const SAME_SITE = metres(1_000);

/** Looks up the site at a place: its name in the public database, and its address. Rejects with a `CallError`. */
async function lookUpSite(place: Coordinates, unit: DistanceUnit): Promise<FoundSiteDetails> {
  const query = { lat: place.lat, lng: place.lng, dist: distanceIn(SAME_SITE, unit) };
  const { features } = await callAsPilot(siteProposal, { query });
  const near = features
    .map(({ properties, geometry: { coordinates } }) => ({
      ...properties,
      coordinates: { lat: coordinates[1], lng: coordinates[0] },
    }))
    .map((site) => ({ ...site, away: distanceBetween(site.coordinates, place) }))
    .filter(({ away }) => away <= SAME_SITE)
    .sort((a, b) => a.away - b.away)[0];
  const at = near?.coordinates ?? place;
  const { formatted } = await callAsPilot(location, { query: { latLngString: `${at.lat},${at.lng}` } });
  const altitude = near?.takeoff_altitude ?? null;
  return {
    name: near?.name ?? '',
    location: formatted,
    coordinates: near?.coordinates ?? null,
    launchAltitude: altitude === null ? null : metres(Math.max(0, altitude)),
  };
}
