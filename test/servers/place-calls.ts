import type { ElevationResponse, FoundPlace, LocationResponse, SiteProposalResponse } from '#contract/places';
import type { Fields, Output, Visitor } from './visitor.ts';

/** The calls of a pilot for places. */
export interface PlaceCalls {
  readonly proposals: (query: Fields) => Promise<Output<SiteProposalResponse>>;
  readonly address: (latLngString: string) => Promise<Output<LocationResponse>>;
  readonly geocoded: (query: string) => Promise<Output<readonly FoundPlace[]>>;
  readonly elevation: (query: Fields) => Promise<Output<ElevationResponse>>;
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
