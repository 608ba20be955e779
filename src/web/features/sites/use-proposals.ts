import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { siteProposal } from '#contract/places/places';
import { parseCoordinates } from '#domain/coordinates';
import { callAsPilot } from '#web/store/store.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { lookUpResult } from './look-up.ts';
import {
  FIRST_RADIUS,
  NO_PROPOSALS,
  nextProposals,
  type Proposals,
  type ProposalsEvent,
  type SearchArea,
} from './proposals-state.ts';

/** Proposals of known sites, and the actions on them. */
export interface SiteProposals {
  readonly proposals: Proposals;
  readonly request: (around: SearchArea) => void;
  readonly dispatch: (event: ProposalsEvent) => void;
  /** Hides them and cancels a pending request. */
  readonly hide: () => void;
}

/** Delay after a change of the coordinates before sites are looked up. */
const REST_MS = 500;

/** Looks up known sites around the coordinates of the form, as long as the site has no name. */
export function useProposals(coordinates: string, nameNow: () => string): SiteProposals {
  const [proposals, dispatch] = useReducer(nextProposals, NO_PROPOSALS);
  const begin = useLatest();
  const hasName = useEffectEvent(() => nameNow().trim() !== '');
  const request = useCallback(
    async (around: SearchArea) => {
      const isLatest = begin();
      dispatch({ type: 'requested', around });
      const { place, radius } = around;
      const query = { lat: place.lat, lng: place.lng, dist: radius };
      const result = await lookUpResult(callAsPilot(siteProposal, { query }));
      if (isLatest()) dispatch({ type: 'received', result });
    },
    [begin],
  );
  const hide = useCallback(() => {
    begin();
    dispatch({ type: 'hidden' });
  }, [begin]);

  useEffect(() => {
    const place = parseCoordinates(coordinates);
    const isLatest = begin();
    if (place) {
      setTimeout(() => {
        if (isLatest() && !hasName()) void request({ place, radius: FIRST_RADIUS });
      }, REST_MS);
    }
    return hide; // The shown proposals are about the previous coordinates.
  }, [coordinates, begin, request, hide]);
  return { proposals, request, dispatch, hide };
}
