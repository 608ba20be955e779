import { useCallback } from 'react';
import { type SiteTracks, tracksOfSite } from '#contract/sites';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { sessionCache } from '#web/session-cache.ts';
import { callAsPilot, STORE_MODIFIED, useFinishedJobs } from '#web/store/store.ts';
import { useLoaded } from '#web/ui/use-latest.ts';

/** The states of a request for the tracks of a site. */
export type SiteTracksState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly tracks: SiteTracks };

const CACHED_SITES = 8;
const LOADING: SiteTracksState = { state: 'loading' };
const NONE: SiteTracksState = { state: 'ready', tracks: [] };

/** The tracks of a site as they are after so many finished jobs. */
interface SiteTracksKey {
  readonly id: number;
  readonly finished: number;
}

const cache = sessionCache(
  CACHED_SITES,
  ({ id }: SiteTracksKey) => callAsPilot(tracksOfSite, { params: { id } }),
  ({ id, finished }) => `${id} ${finished}`,
);

window.addEventListener(STORE_MODIFIED, () => cache.clear());

/** Returns the tracks of a site's flights, and a function that asks again; without a track nothing is asked. */
export function useSiteTracks(siteId: number, hasTracks: boolean): readonly [SiteTracksState, () => Promise<void>] {
  const finished = useFinishedJobs();
  const load = useCallback(
    () => (hasTracks ? cache.get({ id: siteId, finished }).then(ready, failed) : Promise.resolve(NONE)),
    [siteId, hasTracks, finished],
  );
  return useLoaded<SiteTracksState>(load, hasTracks ? LOADING : NONE);
}

function ready({ tracks }: { readonly tracks: SiteTracks }): SiteTracksState {
  return { state: 'ready', tracks };
}

function failed(thrown: unknown): SiteTracksState {
  return { state: 'failed', error: callErrorOf(thrown) };
}
