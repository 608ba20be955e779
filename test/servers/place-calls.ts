import type { ElevationResponse, FoundPlace, LocationResponse, SiteProposalResponse } from '#contract/places/places';
import type { Fields, JsonResponse, Visitor } from './visitor.ts';

/** The calls of a pilot for places. */
export interface PlaceCalls {
  readonly proposals: (query: Fields) => Promise<JsonResponse<SiteProposalResponse>>;
  readonly address: (latLngString: string) => Promise<JsonResponse<LocationResponse>>;
  readonly geocoded: (query: string) => Promise<JsonResponse<readonly FoundPlace[]>>;
  readonly elevation: (query: Fields) => Promise<JsonResponse<ElevationResponse>>;
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
