import type { Context } from 'hono';
import { importFlights } from '#contract/import/flights-import';
import {
  finishImport,
  importPart,
  importRun,
  listImports,
  MAX_PART_BYTES,
  MAX_REFUSED,
  startImport,
  undoImport,
  uploadLogfly,
} from '#contract/import/imports';
import { deleteMapping, listMappings, saveMapping } from '#contract/import/mappings';
import { MAX_WHOLE } from '#domain/fields/numbers';
import { MAX_FILE_BYTES } from '#domain/file';
import { idIn } from '#server/http/endpoints/body';
import { type Endpoints, mountForPilot, responseEncoding } from '#server/http/endpoints/endpoints';
import { AppError } from '#server/services/app-error';
import { saveImportPart } from '#server/services/imports/import-part';
import { deleteMappingOf, mappingsOf, saveMappingOf } from '#server/services/imports/mappings';
import { finishRun, listRuns, readRun, startRun } from '#server/services/imports/runs';
import { undoRun } from '#server/services/imports/undo-run';
import { importCsvFlights } from '#server/services/logbook/flights-import';
import { rejectOtherEpoch } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';

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

/** A file of twice the maximum size in base64: so that a file slightly too large gets the message for it, not a plain 413. */
const IMPORT_BYTES = Math.ceil((2 * MAX_FILE_BYTES * 4) / 3) + 64 * 1_024;

/** Mounts `/api/import-flights`: imports flights from a CSV file. */
export function mountFlightsImport(endpoints: Endpoints): void {
  mountForPilot({ ...endpoints, maxBytes: IMPORT_BYTES }, importFlights, async ({ session, body }) => ({
    response: await importCsvFlights(endpoints.context, session.pilotId, body),
  }));
}

/** The longest headers of as many columns as a mapping has, each character as a JSON escape. */
const MAPPING_BYTES = 256 * 1_024;

/** Mounts the mappings of a pilot: list, save and delete. */
export function mountImportMappings(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, listMappings, async ({ session }) => ({
    response: { mappings: await mappingsOf(context, session.pilotId) },
  }));
  mountForPilot({ ...endpoints, maxBytes: MAPPING_BYTES }, saveMapping, async ({ session, body }) => ({
    response: { mappings: await saveMappingOf(context, session.pilotId, body.mapping) },
  }));
  mountForPilot(endpoints, deleteMapping, async ({ session, body }) => ({
    response: { mappings: await deleteMappingOf(context, session.pilotId, body.name) },
  }));
}

/** A part of LogFly's database, as pages of an old version upload it. */
const OLD_UPLOAD_BYTES = 4 * 2 ** 20 + 4_096;

/** Tells a page of an old version, which uploads LogFly's database, to reload. */
export function mountLogfly(endpoints: Endpoints): void {
  mountForPilot({ ...endpoints, maxBytes: OLD_UPLOAD_BYTES }, uploadLogfly, () => {
    throw new AppError('badRequest', { rejection: { code: 'oldPage' } });
  });
}
