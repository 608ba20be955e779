import type { FeatureCollection, Polygon } from 'geojson';
import { demandOf } from '#domain/airspace/demand';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { lineOfAirspace } from '../../airspace/airspace-texts.ts';

/** Airspaces that begin higher above a flight's highest point are not drawn; whatever the floor is measured from. */
const ABOVE_M = 1000;

/** Returns the airspaces that begin not far above a flight; all without an altitude. Always the same for the same input. */
export function airspacesInReach(airspaces: readonly WireAirspace[], highestM: number | null): readonly WireAirspace[] {
  return highestM === null ? airspaces : airspaces.filter(({ lower }) => lower.heightM <= highestM + ABOVE_M);
}

/** Returns airspaces as areas, with what they may ask of a pilot (`demand`) and what is said of them (`text`). */
export function airspaceFeatures(airspaces: readonly WireAirspace[], units: PilotUnits): FeatureCollection<Polygon> {
  return {
    type: 'FeatureCollection',
    features: airspaces.map((airspace) => ({
      type: 'Feature',
      properties: { demand: demandOf(airspace), text: lineOfAirspace(airspace, units) },
      geometry: { type: 'Polygon', coordinates: airspace.rings.map(ringOf) },
    })),
  };
}

/** Closed, and of one side even across 180°. */
function ringOf(flat: readonly number[]): number[][] {
  const first = flat[0] ?? 0;
  const ring = Array.from({ length: flat.length >> 1 }, (_, i) => {
    const lng = flat[2 * i] ?? 0;
    return [lng - 360 * Math.round((lng - first) / 360), flat[2 * i + 1] ?? 0];
  });
  return [...ring, ...ring.slice(0, 1)];
}
