import * as v from 'valibot';
import type { Coordinates } from '#domain/geo';
import { degrees, type Metres, metres } from '#domain/units';

/** The takeoff of a track. */
export interface Takeoff extends Coordinates {
  /** Null when unknown. */
  readonly altitude: Metres | null;
}

/** A new site that another page requests. */
export interface SiteRequest {
  /** Null when the pilot has still to say where it is. */
  readonly takeoff: Takeoff | null;
  /** The name as far as it was typed. */
  readonly name: string;
}

/** Schema of the new-site form's history state when another page requests a site. */
const SITE_REQUEST = v.object({
  siteRequest: v.object({
    takeoff: v.nullable(
      v.object({
        lat: v.pipe(v.number(), v.transform(degrees)),
        lng: v.pipe(v.number(), v.transform(degrees)),
        altitude: v.nullable(v.pipe(v.number(), v.transform(metres))),
      }),
    ),
    name: v.string(),
  }),
});

/** Returns the history state with which to open the new-site form, which returns here afterwards. */
export function stateOfSiteRequest(siteRequest: SiteRequest): { readonly siteRequest: SiteRequest } {
  return { siteRequest };
}

/** Returns the site that a history state requests; null when it requests none. */
export function requestedSite(state: unknown): SiteRequest | null {
  const request = v.safeParse(SITE_REQUEST, state);
  return request.success ? request.output.siteRequest : null;
}

/** Marks this history entry: it is left to create a site, and will be returned to. */
export function markAwaitingSite(): void {
  history.replaceState({ ...history.state, awaitsSite: true }, '');
}

/** Whether the state of a history entry says that it was left to create a site. */
export function isAwaitingSite(state: unknown): state is { awaitsSite: true; createdSite?: number | null } {
  return typeof state === 'object' && state !== null && 'awaitsSite' in state;
}

/** Goes back to the page that requested a site; its history state then has the id of the site that was created, if one was. */
export function returnFromSiteRequest(createdSite: number | null): void {
  const addSite = (): void => {
    if (isAwaitingSite(history.state)) history.replaceState({ ...history.state, createdSite }, '');
  };
  // Before the router's listener, which shows the page.
  window.addEventListener('popstate', addSite, { once: true, capture: true });
  history.back();
}

/** Returns the id of the site that was created for the page of a history entry; null when none was. */
export function createdSiteIn(state: unknown): number | null {
  const returned = v.safeParse(RETURNED, state);
  return returned.success ? returned.output.createdSite : null;
}

const RETURNED = v.object({ createdSite: v.nullable(v.number()) });

/** Removes the mark, and the site that was created, from this history entry. */
export function unmarkAwaitingSite(): void {
  if (!isAwaitingSite(history.state)) return;
  const { awaitsSite, createdSite, ...state } = history.state;
  history.replaceState(state, '');
}
