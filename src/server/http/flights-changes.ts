import { changeFlights, undoFlightsChange } from '#contract/flights-changes';
import { saveFlightsChange } from '#server/services/changes/change-flights';
import { undoChange } from '#server/services/changes/undo-change';
import { rejectOtherEpoch } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { MANY_FLIGHTS_BYTES } from './endpoints/body.ts';
import { type Endpoints, mountForPilot, responseEncoding } from './endpoints/endpoints.ts';

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
