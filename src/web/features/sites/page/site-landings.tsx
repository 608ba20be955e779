import { useMemo } from 'react';
import type { SiteTracks } from '#contract/sites';
import { type BareCoordinates, distanceBetween } from '#domain/geo';
import { coordinatesOfSite, type Site } from '#domain/site';
import { type LandingPlace, landingPlaces } from '#domain/takeoff/gathered-places';
import { SITE_PAGE as sitePageTexts } from '#texts/site-page';
import { FiguresTable } from '#web/parts/item/flights/figures-table.tsx';
import { lazyDrawing } from '#web/parts/map/lazy-drawing.tsx';
import { MapBox } from '#web/parts/map/map-box.tsx';
import { Distance, distanceDigits, type PilotUnits } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import styles from './landings.module.css';
import type { SiteTracksState } from './use-site-tracks.ts';

const LandingsDrawing = lazyDrawing(async () => (await import('./landings-drawing.tsx')).LandingsDrawing);

interface SiteLandingsProps {
  readonly site: Site;
  readonly loaded: SiteTracksState;
  readonly units: PilotUnits;
}

/** The site on a map with the places where its flights have landed, and those as a table. Nothing where neither is known. */
export function SiteLandings({ site, loaded, units }: SiteLandingsProps) {
  const waits = loaded.state === 'loading';
  const shown = useMemo(() => shownOn(site, loaded, units), [site, loaded, units]);
  if (!shown && !waits) return null;
  return (
    <div>
      <MapBox waits={waits} className={styles.map}>
        {shown && <LandingsDrawing {...shown} units={units} />}
      </MapBox>
      {shown && shown.landings.shown.length > 0 && <PlacesTable {...shown} units={units} />}
    </div>
  );
}

/** The content of a site's map; null when no place is known. */
function shownOn(site: Site, loaded: SiteTracksState, { distanceUnit }: PilotUnits) {
  const place = coordinatesOfSite(site);
  const landings = landingsOf(loaded.state === 'ready' ? loaded.tracks : []);
  const opening = viewOfLandings(place, landings);
  const centre = place ?? landings.shown[0];
  if (!opening || !centre) return null;
  const nameOf = (landing: LandingPlace): string => {
    const count = sitePageTexts.landing(landing.flightIds.length);
    if (!place) return count;
    const distance = `${distanceDigits(distanceBetween(place, landing), distanceUnit)} ${texts.units.distance[distanceUnit]}`;
    return sitePageTexts.landingAt(count, distance);
  };
  return { opening, centre, landings, site: { name: site.name, place, landings: landings.shown, nameOf } };
}

interface PlacesTableProps {
  readonly landings: Landings;
  readonly site: { readonly place: ReturnType<typeof coordinatesOfSite> };
  readonly units: PilotUnits;
}

function PlacesTable({ landings: { shown, others }, site: { place }, units }: PlacesTableProps) {
  const rows = shown.map((landing, index) => ({
    key: `${landing.lat} ${landing.lng}`,
    cells: [formatWhole(index + 1), formatWhole(landing.flightIds.length), distanceFrom(place, landing, units)],
  }));
  return (
    <FiguresTable
      caption={sitePageTexts.placesCount(shown.length + others)}
      label={sitePageTexts.landings}
      head={[sitePageTexts.place, sitePageTexts.landingsTitle, sitePageTexts.distance]}
      textColumns={1}
      rows={rows}
    />
  );
}

function distanceFrom(
  place: ReturnType<typeof coordinatesOfSite>,
  landing: LandingPlace,
  { distanceUnit }: PilotUnits,
) {
  return place ? <Distance distanceM={distanceBetween(place, landing)} unit={distanceUnit} /> : DASH;
}

/** Most places that are marked on the map and listed. */
const MOST_PLACES = 40;
/** Part of all landings from which on a place must be in the first view of the map. */
const MAIN_SHARE = 1 / 20;
/** Metres from the launch: a landing farther away belongs to a cross-country flight. */
const FAR_M = 20_000;

/** Where flights of a site have landed. */
interface Landings {
  /** Those with most landings, first. */
  readonly shown: readonly LandingPlace[];
  /** How many other places there are. */
  readonly others: number;
}

/** Returns where the flights of a site have landed. */
function landingsOf(tracks: SiteTracks): Landings {
  const places = landingPlaces(tracks);
  return { shown: places.slice(0, MOST_PLACES), others: Math.max(0, places.length - MOST_PLACES) };
}

/**
 * Returns the first view of the map: the launch, where it is known, with the places where flights often land; null when neither
 * is known. Landings of long flights may be far away: they do not make the view wide.
 */
function viewOfLandings(launch: BareCoordinates | null, { shown }: Landings): InitialView | null {
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
