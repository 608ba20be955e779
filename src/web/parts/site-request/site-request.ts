import * as v from 'valibot';
import type { Coordinates } from '#domain/geo';
import { degrees, type Metres, metres } from '#domain/units';

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

let createdSiteId: number | null = null;

/** Starts a request: returns the history state with which to open the new-site form, which returns here afterwards. */
export function siteRequest(takeoff: Takeoff): { readonly takeoff: Takeoff } {
  createdSiteId = null;
  return { takeoff };
}

/** Returns the takeoff for which a history state requests a site; null when it requests none. */
export function requestedTakeoff(state: unknown): Takeoff | null {
  const request = v.safeParse(SITE_REQUEST, state);
  return request.success ? request.output.takeoff : null;
}

/** Completes the request with the site that was created. */
export function completeSiteRequest(siteId: number): void {
  createdSiteId = siteId;
}

/** Returns the id of the site created for the request; null if none was. */
export function createdSite(): number | null {
  return createdSiteId;
}

/** Clears the request once its site is used. */
export function clearSiteRequest(): void {
  createdSiteId = null;
}
