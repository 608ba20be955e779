import type { ElevationAnswer, FoundPlace, LocationAnswer, SiteProposalAnswer } from '#contract/places';
import type { Answer, Fields, Visitor } from './visitor.ts';

/** The calls of a pilot for places. */
export interface PlaceCalls {
  readonly proposals: (query: Fields) => Promise<Answer<SiteProposalAnswer>>;
  readonly address: (latLngString: string) => Promise<Answer<LocationAnswer>>;
  readonly geocoded: (query: string) => Promise<Answer<readonly FoundPlace[]>>;
  readonly elevation: (query: Fields) => Promise<Answer<ElevationAnswer>>;
}

/** Returns the calls of one pilot. */
export function placeCallsOf(pilot: Visitor): PlaceCalls {
  return {
    proposals: (query) => pilot.get('/api/site-proposal', query),
    address: (latLngString) => pilot.get('/api/location', { latLngString }),
    geocoded: (query) => pilot.get('/api/geocode', { query }),
    elevation: (query) => pilot.get('/api/elevation', query),
  };
}
