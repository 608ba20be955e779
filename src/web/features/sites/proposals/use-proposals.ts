import { useCallback, useEffect, useReducer, useRef } from 'react';
import { siteProposal } from '#contract/places';
import { parseCoordinates } from '#domain/coordinates';
import { callAsPilot } from '#web/store/store.ts';
import { lookUpResult } from '../look-up.ts';
import { type Around, NO_PROPOSALS, nextProposals, type Proposals, type ProposalsEvent } from './proposals-state.ts';
import { FIRST_RADIUS } from './search-radius.ts';

/** Proposals of known sites, and the actions on them. */
export interface SiteProposals {
  readonly proposals: Proposals;
  readonly request: (around: Around) => void;
  readonly dispatch: (event: ProposalsEvent) => void;
  /** Hides them and cancels a pending request. */
  readonly hide: () => void;
}

/** Delay after a change of the coordinates before sites are looked up. */
const REST_MS = 500;

/** Looks up known sites around the coordinates of the form, as long as the site has no name. */
export function useProposals(coordinates: string, nameNow: () => string): SiteProposals {
  const [proposals, dispatch] = useReducer(nextProposals, NO_PROPOSALS);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = useRef(nameNow);
  name.current = nameNow;
  const request = useCallback((around: Around) => dispatch({ type: 'requested', around }), []);
  const hide = useCallback(() => {
    clearTimeout(waiting.current);
    dispatch({ type: 'hidden' });
  }, []);

  useEffect(() => {
    const place = parseCoordinates(coordinates);
    if (place) {
      waiting.current = setTimeout(() => {
        if (name.current().trim() === '') request({ place, radius: FIRST_RADIUS });
      }, REST_MS);
    }
    return hide; // What is shown is about the previous coordinates.
  }, [coordinates, request, hide]);
  useEffect(() => {
    if (proposals.state === 'loading') findProposals(proposals, dispatch);
  }, [proposals]);
  return { proposals, request, dispatch, hide };
}

async function findProposals(
  loading: Extract<Proposals, { state: 'loading' }>,
  dispatch: (event: ProposalsEvent) => void,
): Promise<void> {
  const { place, radius } = loading.around;
  const result = await lookUpResult(
    callAsPilot(siteProposal, { query: { lat: place.lat, lng: place.lng, dist: radius } }),
  );
  dispatch({ type: 'received', loading, result });
}
