import { useMemo, useState } from 'react';
import type { BareCoordinates } from '#domain/geo';
import { coordinatesOfSite } from '#domain/site';
import type { Logbook } from '#web/store/logbook.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import type { Surroundings } from '#web/ui/map/surroundings.ts';
import type { PilotUnits } from '../quantities.tsx';
import { mapScale } from './base-map-settings.ts';

/** Returns the pilot's sites, as they were at first (a later change must not open the map again), and rings around a place. */
export function useSurroundings({ lat, lng }: BareCoordinates, units: PilotUnits): Surroundings {
  const logbook = useLogbookIfSignedIn();
  const [sites] = useState(() => (logbook ? placesOf(logbook) : []));
  const scale = mapScale(units);
  return useMemo(() => ({ sites, centre: { lat, lng }, scale }), [sites, lat, lng, scale]);
}

function placesOf({ sites }: Logbook): Surroundings['sites'] {
  return [...sites.values()].flatMap((site) => {
    const place = coordinatesOfSite(site);
    return place ? [{ name: site.name, lat: place.lat, lng: place.lng }] : [];
  });
}
