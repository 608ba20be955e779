import { useEffect, useState } from 'react';
import type { FlightEntry } from '#domain/flight-entry';
import { draftSlot } from '#web/parts/form/draft-slot.ts';
import { answeredSite, forgetSiteRequest } from '#web/parts/site-request/site-request.ts';
import type { SettledIgc } from '../igc/igc-state.ts';

/** A flight form that was left half filled. */
export interface FlightDraft {
  readonly entry: FlightEntry;
  readonly igc: SettledIgc;
  readonly isSled: boolean;
}

/** Where a flight form leaves its draft. */
export const flightDrafts = draftSlot<FlightDraft>();

/** The draft left in this place of the history, with the site that was made meanwhile chosen; null when none was. */
export function useFlightDraft(draftKey: string): FlightDraft | null {
  const [draft] = useState(() => withSite(flightDrafts.recall(draftKey), answeredSite()));
  useEffect(forgetSiteRequest, []);
  return draft;
}

/** A draft with a site chosen, if there is one. */
export function withSite(draft: FlightDraft | null, siteId: number | null): FlightDraft | null {
  if (!draft || siteId === null) return draft;
  return { ...draft, entry: { ...draft.entry, siteId: String(siteId) } };
}
