import * as v from 'valibot';
import type { Coordinates } from '#domain/geo';
import { degrees, type Metres, metres } from '#domain/units';

/** Where a track took off. */
export interface Takeoff extends Coordinates {
  /** Null where the track does not tell. */
  readonly altitude: Metres | null;
}

/** State of the new-site form's place in the history when another screen asks for a site. */
const SITE_REQUEST = v.object({
  takeoff: v.object({
    lat: v.pipe(v.number(), v.transform(degrees)),
    lng: v.pipe(v.number(), v.transform(degrees)),
    altitude: v.nullable(v.pipe(v.number(), v.transform(metres))),
  }),
});

let answered: number | null = null;

/** What to open the new-site form with, so that it starts with this takeoff and goes back afterwards. */
export function siteRequest(takeoff: Takeoff): { readonly takeoff: Takeoff } {
  answered = null;
  return { takeoff };
}

/** The takeoff that the state of a place in the history asks a site for; null when nobody asks. */
export function requestedTakeoff(state: unknown): Takeoff | null {
  const request = v.safeParse(SITE_REQUEST, state);
  return request.success ? request.output.takeoff : null;
}

/** Tells the screen that asked which site was made. */
export function answerSiteRequest(siteId: number): void {
  answered = siteId;
}

/** The site made since it was asked for; null if none was. */
export function answeredSite(): number | null {
  return answered;
}

/** The answer is taken. */
export function forgetSiteRequest(): void {
  answered = null;
}
