import * as v from 'valibot';
import type { Coordinates } from '#domain/geo';
import { degrees, type Metres, metres } from '#domain/units';
import { sessionState } from '#web/session-state.ts';

/** The takeoff of a track. */
export interface Takeoff extends Coordinates {
  /** Null where it is not known. */
  readonly altitude: Metres | null;
}

/** Schema of the new-site form's history state when another page requests a site. */
const SITE_REQUEST = v.object({
  takeoff: v.object({
    lat: v.pipe(v.number(), v.transform(degrees)),
    lng: v.pipe(v.number(), v.transform(degrees)),
    altitude: v.nullable(v.pipe(v.number(), v.transform(metres))),
  }),
});

/** The id of the site created for the request; null if none was. */
export const createdSite = sessionState<number | null>(() => null);

/** Starts a request: returns the history state with which to open the new-site form, which returns here afterwards. */
export function siteRequest(takeoff: Takeoff): { readonly takeoff: Takeoff } {
  createdSite.set(null);
  return { takeoff };
}

/** Returns the takeoff for which a history state requests a site; null when it requests none. */
export function requestedTakeoff(state: unknown): Takeoff | null {
  const request = v.safeParse(SITE_REQUEST, state);
  return request.success ? request.output.takeoff : null;
}
