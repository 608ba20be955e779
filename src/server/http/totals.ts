import { totals } from '#contract/totals';
import { type Endpoints, mountForPilot } from '#server/http/endpoints/endpoints';
import { totalsOfLogbook } from '#server/services/totals/totals';

/** Mounts the logbook in figures. */
export function mountTotals(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, totals, async ({ session, query }) => ({
    response: await totalsOfLogbook(context, session.pilotId, query),
  }));
}
