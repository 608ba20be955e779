import { type StandIn, sendJson, startStandIn } from './stand-in.ts';

/** The elevation that the stand-in returns everywhere, in metres. */
export const STAND_IN_ELEVATION_M = 1_250;

/** Starts a stand-in for Open-Meteo's elevation, at `/v1/elevation`. */
export function startOpenMeteo(): Promise<StandIn> {
  return startStandIn((url, response) => {
    const isElevation = url.pathname === '/v1/elevation' && url.searchParams.has('latitude');
    if (isElevation) sendJson(response, { elevation: [STAND_IN_ELEVATION_M] });
    else sendJson(response, { error: true, reason: 'Not found' }, 404);
  });
}
