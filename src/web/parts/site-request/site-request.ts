import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';

/** State of the new-site form's place in the history when another screen asks for a site. */
interface SiteRequest {
  readonly takeoff: { readonly lat: number; readonly lng: number };
}

let answered: number | null = null;

/**
 * What to open the new-site form with, so that it starts with these coordinates and goes back afterwards. The place in
 * the history that is left for it is marked.
 */
export function siteRequest(takeoff: Coordinates): SiteRequest {
  answered = null;
  history.replaceState({ ...history.state, asksForSite: true }, '');
  return { takeoff };
}

/** Whether the state of a place in the history says that it was left to make a site. */
export function hasAskedForSite(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksForSite' in state;
}

/** The coordinates that the state of a place in the history asks a site for; null when nobody asks. */
export function requestedTakeoff(state: unknown): Coordinates | null {
  if (!isSiteRequest(state)) return null;
  return { lat: degrees(state.takeoff.lat), lng: degrees(state.takeoff.lng) };
}

/** Tells the screen that asked which site was made. */
export function answerSiteRequest(siteId: number): void {
  answered = siteId;
}

/** The site made since it was asked for; null if none was. */
export function answeredSite(): number | null {
  return answered;
}

/** The answer is taken: this place in the history asks no more. */
export function forgetSiteRequest(): void {
  answered = null;
  if (!hasAskedForSite(history.state)) return;
  const { asksForSite, ...state } = history.state;
  history.replaceState(state, '');
}

function isSiteRequest(state: unknown): state is SiteRequest {
  if (typeof state !== 'object' || state === null || !('takeoff' in state)) return false;
  const { takeoff } = state;
  if (typeof takeoff !== 'object' || takeoff === null || !('lat' in takeoff) || !('lng' in takeoff)) return false;
  return typeof takeoff.lat === 'number' && typeof takeoff.lng === 'number';
}
