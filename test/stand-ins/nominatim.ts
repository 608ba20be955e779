import { type StandIn, sendJson, startStandIn } from './stand-in.ts';

/** The address of every place north of the equator; south of it the stand-in finds none. */
export const STAND_IN_ADDRESS = {
  place_id: 1,
  lat: '46.6863',
  lon: '7.8632',
  display_name: 'Interlaken, Interlaken-Oberhasli, Bern, Switzerland',
  name: 'Interlaken',
  address: {
    town: 'Interlaken',
    county: 'Verwaltungskreis Interlaken-Oberhasli',
    state: 'Bern',
    country: 'Switzerland',
    country_code: 'ch',
  },
};

const RESPONSES: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/reverse': (query) => (Number(query.get('lat')) < 0 ? { error: 'Unable to geocode' } : STAND_IN_ADDRESS),
  '/search': (query) => (query.get('q') === 'Atlantis' ? [] : [STAND_IN_ADDRESS]),
};

/** Starts a stand-in for Nominatim. It finds one place for any query but 'Atlantis'. */
export function startNominatim(): Promise<StandIn> {
  return startStandIn((url, response) => {
    const bodyOf = RESPONSES[url.pathname];
    if (bodyOf) sendJson(response, bodyOf(url.searchParams));
    else sendJson(response, { error: 'Page not found' }, 404);
  });
}
