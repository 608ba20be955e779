import type { DemoSite } from '../content/sites.ts';
import type { LandingField } from './landing.ts';
import { type Plane, type PlanePosition, planeBearing } from './plane.ts';
import type { Ridge } from './soaring.ts';

/** A waypoint on the plane, with the ground altitude on the way to it. */
export interface Turnpoint {
  readonly place: PlanePosition;
  readonly ground: number;
}

/** A site on the plane whose origin is its takeoff. */
export interface Terrain {
  readonly launchAltitude: number;
  /** Radians, clockwise from north. */
  readonly launchHeading: number;
  readonly field: LandingField;
  readonly ridge: Ridge;
  readonly thermals: readonly PlanePosition[];
  readonly route: readonly Turnpoint[];
}

/** Returns a site's terrain. */
export function terrainOf(site: DemoSite, plane: Plane): Terrain {
  const [from, to] = [plane.placeOf(site.ridge.from), plane.placeOf(site.ridge.to)];
  const field = { place: plane.placeOf(site.landing.spot), ground: site.landing.altitude };
  return {
    launchAltitude: site.fields.launchAltitude,
    launchHeading: (site.launchHeading * Math.PI) / 180,
    field,
    ridge: { from, to, crest: site.ridge.crest, facing: facingOf(from, to, (site.launchHeading * Math.PI) / 180) },
    thermals: site.thermals.map(plane.placeOf),
    route: (site.route ?? []).map((waypoint) => ({ place: plane.placeOf(waypoint), ground: waypoint[2] })),
  };
}

/** Perpendicular to the ridge, on the side of the launch heading. */
function facingOf(from: PlanePosition, to: PlanePosition, launchHeading: number): number {
  const perpendicular = planeBearing(from, to) + Math.PI / 2;
  return Math.cos(perpendicular - launchHeading) > 0 ? perpendicular : perpendicular + Math.PI;
}
