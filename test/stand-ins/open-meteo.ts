import { answerJson, type StandIn, startStandIn } from './stand-in.ts';

/** How high the ground is wherever one asks the stand-in. */
export const STAND_IN_ELEVATION_M = 1_250;

/** Starts a stand-in for Open-Meteo's elevation, at `/v1/elevation`. */
export function startOpenMeteo(): Promise<StandIn> {
  return startStandIn((url, response) => {
    const isElevation = url.pathname === '/v1/elevation' && url.searchParams.has('latitude');
    if (isElevation) answerJson(response, { elevation: [STAND_IN_ELEVATION_M] });
    else answerJson(response, { error: true, reason: 'Not found' }, 404);
  });
}
