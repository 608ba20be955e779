import type { Airspace, Ring } from '#domain/airspace/airspace';
import type { FlightWithHeights } from '#domain/airspace/crossings/flight-heights';
import { flownTrack } from './flown-track.ts';
import type { FixDraft } from './igc.ts';

/** Latitude and longitude. */
type Corner = readonly [lat: number, lng: number];

/** Returns a rectangle of corners. */
export function rectangle([south, west]: Corner, [north, east]: Corner): Ring {
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

/** Returns an airspace of class D without limits of height; `differences` names what matters. */
export function airspaceWith(differences: Partial<Airspace>): Airspace {
  const lower = { heightM: 0, datum: 'ground' } as const;
  return { name: 'Home', class: 'D', type: 'ctr', lower, upper: null, polygon: [], ...differences };
}

/** Returns a flight whose heights by satellite and by pressure are those of the fixes, without ground below. */
export function flightWithHeights(
  fixes: readonly FixDraft[],
  heights: Partial<FlightWithHeights> = {},
): FlightWithHeights {
  const flown = flownTrack(fixes);
  const pressure = fixes.every((fix) => fix.pressure !== undefined);
  const pressureAltitude = pressure ? Float32Array.from(fixes, (fix) => fix.pressure ?? 0) : null;
  return { ...flown, pressureAltitude, ground: null, ...heights };
}
