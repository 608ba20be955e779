import { tracksOfSite } from '#contract/sites';
import { launchesOfSite } from '#server/services/tracks/site-tracks';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';
import { idIn } from './endpoints/id-in-path.ts';

/** Mounts the calls about one site: what the tracks of its flights say. */
export function mountSites(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, tracksOfSite, async ({ session, hono }) => ({
    response: { tracks: await launchesOfSite(context, { pilotId: session.pilotId, id: idIn(hono) }) },
  }));
}
