import type { BareCoordinates } from '../geo.ts';
import { type GatheredPlace, gatherPlaces } from './gathered-places.ts';

/** Metres from the middle of a landing place within which landings belong to it. */
export const LANDING_RADIUS_M = 200;

/** Where a flight landed. */
export interface Landing {
  readonly flightId: number;
  readonly landing: BareCoordinates;
  /** `landing` is a place in the air then. */
  readonly endsInAir?: true;
}

/** A place where flights have landed: the middle of their landings. */
export type LandingPlace = GatheredPlace;

/** Returns the places of landings, those with most landings first; see {@link LANDING_RADIUS_M}. */
export function landingPlaces(landings: readonly Landing[]): readonly LandingPlace[] {
  const landed = landings.filter(({ endsInAir }) => !endsInAir);
  return gatherPlaces(
    landed.map(({ flightId, landing }) => ({ flightId, place: landing })),
    LANDING_RADIUS_M,
  );
}
