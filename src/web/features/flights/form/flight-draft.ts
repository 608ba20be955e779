import { useEffect, useState } from 'react';
import type { FlightEntry } from '#domain/flight-entry';
import { answeredSite, forgetSiteRequest } from '#web/parts/site-request/site-request.ts';
import type { SettledIgc } from '../igc/igc-state.ts';

/** A flight form that is left half filled while a site is made. */
export interface FlightDraft {
  readonly entry: FlightEntry;
  readonly igc: SettledIgc;
  readonly isSled: boolean;
}

/** In memory alone: a draft is gone with the page, and is never written down. */
let held: { readonly key: string; readonly draft: FlightDraft } | null = null;

/** Keeps a draft until the next one, for the place in the history that has this key. */
export function keepDraft(key: string, draft: FlightDraft): void {
  held = { key, draft };
}

/** The draft that was left in the place with this key; null when none was. */
export function recallDraft(key: string): FlightDraft | null {
  return held?.key === key ? held.draft : null;
}

/** The draft left in this place of the history, with the site that was made meanwhile chosen; null when none was. */
export function useFlightDraft(draftKey: string): FlightDraft | null {
  const [draft] = useState(() => withSite(recallDraft(draftKey), answeredSite()));
  useEffect(forgetSiteRequest, []);
  return draft;
}

/** A draft with a site chosen, if there is one. */
export function withSite(draft: FlightDraft | null, siteId: number | null): FlightDraft | null {
  if (!draft || siteId === null) return draft;
  return { ...draft, entry: { ...draft.entry, siteId: String(siteId) } };
}
