import { load, save } from '#contract/data';
import { changeFlights, undoFlightsChange } from '#contract/flights-changes';
import { tracksOfSite } from '#contract/sites';
import { MAX_FILE_BYTES } from '#domain/file';
import { idIn, MANY_FLIGHTS_BYTES } from '#server/http/endpoints/body';
import { type Endpoints, mountForPilot, responseEncoding } from '#server/http/endpoints/endpoints';
import { saveFlightsChange } from '#server/services/changes/change-flights';
import { undoChange } from '#server/services/changes/undo-change';
import { loadLogbook, loadOfNothing, rejectOtherEpoch } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { saveToLogbook } from '#server/services/logbook/save';
import { launchesOfSite } from '#server/services/tracks/site-tracks';

/** A text of the maximum size with each byte as a JSON escape of six characters, and room for everything else; base64 of the largest track is shorter. */
const SAVE_BYTES = 6 * MAX_FILE_BYTES + 256 * 1_024;

/** Mounts `/api/data`: loads and saves of the pilot's logbook. */
export function mountData(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(
    { ...endpoints, requiresPilotId: false },
    load,
    ({ session, query, hono }) =>
      loadOfNothing(session, query) ??
      loadLogbook(context, session, { marker: query, encoding: responseEncoding(hono) }),
  );
  mountForPilot({ ...endpoints, maxBytes: SAVE_BYTES }, save, ({ session, body, hono }) => {
    rejectOtherEpoch(body, session.epoch);
    return saveToLogbook(context, session.pilotId, { ...body, encoding: responseEncoding(hono) });
  });
}

/** Mounts the changes of many flights at once, and their undo. */
export function mountFlightsChanges(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot({ ...endpoints, maxBytes: MANY_FLIGHTS_BYTES }, changeFlights, ({ session, body, hono }) => {
    rejectOtherEpoch(body, session.epoch);
    return saveFlightsChange(context, session.pilotId, { ...body, encoding: responseEncoding(hono) });
  });
  mountForPilot(endpoints, undoFlightsChange, ({ session, body, hono }) => {
    rejectOtherEpoch(body, session.epoch);
    const key = { pilotId: session.pilotId, changeId: body.changeId };
    return undoChange(context, key, { marker: markerOf(body), encoding: responseEncoding(hono) });
  });
}

/** Mounts the calls about one site: the tracks of its flights. */
export function mountSites(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, tracksOfSite, async ({ session, hono }) => ({
    response: { tracks: await launchesOfSite(context, { pilotId: session.pilotId, id: idIn(hono) }) },
  }));
}
