import { useMemo } from 'react';
import { mapTexts } from '#web/map-texts.ts';
import { baseMapSettings, mapScale } from '#web/parts/map/base-map-settings.ts';
import { useSurroundings } from '#web/parts/map/use-surroundings.ts';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import type { InitialView } from '#web/ui/map/initial-view.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { marksOfSite, type SiteOnMap } from './landings-on-map.ts';

interface LandingsDrawingProps {
  /** Keep the identity stable: another one opens the map anew. */
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
      label={mapTexts.maps.ofSite(site.name)}
      base={baseMapSettings()}
      scale={mapScale(units)}
      content={content}
    />
  );
}
