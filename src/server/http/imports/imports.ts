import type { Context } from 'hono';
import {
  finishImport,
  importPart,
  importRun,
  listImports,
  MAX_PART_BYTES,
  MAX_REFUSED,
  startImport,
  undoImport,
} from '#contract/import/imports';
import { MAX_WHOLE } from '#domain/fields/numbers';
import { saveImportPart } from '#server/services/imports/import-part';
import { finishRun, listRuns, readRun, startRun } from '#server/services/imports/runs';
import { undoRun } from '#server/services/imports/undo-run';
import { rejectOtherEpoch } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { type Endpoints, mountForPilot, responseEncoding } from '../endpoints/endpoints.ts';
import { idIn } from '../endpoints/id-in-path.ts';

/** The longest names, cells and problems of as many items as a run names, each character as a JSON escape. */
const FINISH_BYTES = 6 * 2_500 * MAX_REFUSED;

/** Mounts the runs of the import: start, parts, end, list and undo. */
export function mountImports(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, startImport, async ({ session, body }) => ({
    response: { importId: await startRun(context, session.pilotId, body) },
  }));
  mountForPilot(endpoints, listImports, async ({ session }) => ({
    response: { imports: await listRuns(context, session.pilotId) },
  }));
  mountForPilot(endpoints, importRun, async ({ session, hono }) => ({
    response: await readRun(context, { pilotId: session.pilotId, runId: runIdIn(hono) }),
  }));
  mountForPilot({ ...endpoints, maxBytes: MAX_PART_BYTES }, importPart, ({ session, body, hono }) => {
    rejectOtherEpoch(body, session.epoch);
    const run = { pilotId: session.pilotId, runId: runIdIn(hono) };
    return saveImportPart(context, run, { part: body, encoding: responseEncoding(hono) });
  });
  mountForPilot({ ...endpoints, maxBytes: FINISH_BYTES }, finishImport, async ({ session, body, hono }) => ({
    response: await finishRun(context, { pilotId: session.pilotId, runId: runIdIn(hono) }, body),
  }));
  mountForPilot(endpoints, undoImport, ({ session, body, hono }) => {
    rejectOtherEpoch(body, session.epoch);
    const run = { pilotId: session.pilotId, runId: runIdIn(hono) };
    return undoRun(context, run, { marker: markerOf(body), encoding: responseEncoding(hono) });
  });
}

/** Runs are counted for each pilot, in a column of 32 bits. */
function runIdIn(hono: Context): number {
  return idIn(hono, MAX_WHOLE);
}
