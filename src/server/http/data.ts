import { load, save } from '#contract/data';
import { MAX_FILE_BYTES } from '#domain/file';
import { loadLogbook, loadOfNothing, rejectOtherEpoch } from '#server/services/logbook/load';
import { saveToLogbook } from '#server/services/logbook/save';
import { type Endpoints, mountForPilot, responseEncoding } from './endpoints/endpoints.ts';

/** A track of the maximum size with each byte as a JSON escape of six characters, and room for everything else. */
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
