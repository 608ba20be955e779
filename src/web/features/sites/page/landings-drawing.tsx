import { Marker, Popup } from 'maplibre-gl';
import { useMemo } from 'react';
import type { Coordinates } from '#domain/geo';
import { isolated } from '#domain/isolated';
import type { LandingPlace } from '#domain/takeoff/gathered-places';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import { makeMark } from '#web/parts/map/map-marks.ts';
import { useSurroundings } from '#web/parts/map/use-surroundings.ts';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { type MapContent, MapView } from '#web/ui/map/map-view.tsx';
import { INFO_WINDOW_WIDTH } from '#web/ui/map/zoom.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import styles from './landings.module.css';

interface LandingsDrawingProps {
  /** Keep the identity stable: a new one opens the map again. */
  readonly site: SiteOnMap;
  readonly opening: InitialView;
  /** The middle of the rings that the built-in map has. */
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly units: PilotUnits;
}

/** The map of a site with its landing places; it needs MapLibre, so it is a chunk of its own. */
export function LandingsDrawing({ site, opening, centre, units }: LandingsDrawingProps) {
  const surroundings = useSurroundings(centre, units);
  const content = useMemo(
    () => ({ opening, draw: () => undefined, surroundings, mark: marksOfSite(site) }),
    [opening, surroundings, site],
  );
  return (
    <MapView
      label={mapTexts.maps.ofSite(isolated(site.name))}
      base={baseMapSettings()}
      scale={mapScale(units)}
      content={content}
    />
  );
}

/** The content of a site's map. */
interface SiteOnMap {
  readonly name: string;
  /** Null for a site without coordinates. */
  readonly place: Coordinates | null;
  readonly landings: readonly LandingPlace[];
  /** Returns the text of a mark: `12 landings, 3.2 km SE of the launch`. */
  readonly nameOf: (landing: LandingPlace) => string;
}

/** Pixels of the mark of a single landing, and of the place with the most. */
const SMALLEST_PX = 20;
const LARGEST_PX = 38;

/** Returns a function that puts the marks on a map: the launch, and squares with the number of landings. */
function marksOfSite({ name, place, landings, nameOf }: SiteOnMap): MapContent['mark'] {
  return (map) => {
    const most = landings[0]?.flightIds.length ?? 1;
    // The most frequent ones come last, over the others.
    const marks = landings.toReversed().map((landing) => landingMark(landing, most, nameOf(landing)));
    const launch = place ? [launchMark(name, place)] : [];
    const all = [...marks, ...launch];
    for (const mark of all) mark.addTo(map);
    return () => {
      for (const mark of all) mark.remove();
    };
  };
}

/** No button: places are often so close to each other that fingers could not tell them apart; the table has them all. */
function landingMark({ lat, lng, flightIds }: LandingPlace, most: number, name: string): Marker {
  const element = document.createElement('div');
  element.className = styles.mark ?? '';
  const size = SMALLEST_PX + (LARGEST_PX - SMALLEST_PX) * Math.sqrt(flightIds.length / most);
  element.style.width = `${size}px`;
  element.style.height = `${size}px`;
  element.textContent = formatWhole(flightIds.length);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  element.title = name;
  return new Marker({ element }).setLngLat([lng, lat]);
}

function launchMark(name: string, place: Coordinates): Marker {
  const popup = new Popup({ maxWidth: INFO_WINDOW_WIDTH, offset: 30, closeButton: false }).setText(name);
  return makeMark('site', name).setLngLat(place).setPopup(popup);
}
