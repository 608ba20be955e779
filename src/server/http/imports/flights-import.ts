import { importFlights } from '#contract/import/flights-import';
import { MAX_FILE_BYTES } from '#domain/file';
import { importCsvFlights } from '#server/services/logbook/flights-import';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** A file of twice the maximum size in base64: so that a file slightly too large gets the message for it, not a plain 413. */
const IMPORT_BYTES = Math.ceil((2 * MAX_FILE_BYTES * 4) / 3) + 64 * 1_024;

/** Mounts `/api/import-flights`: imports flights from a CSV file. */
export function mountFlightsImport(endpoints: Endpoints): void {
  mountForPilot({ ...endpoints, maxBytes: IMPORT_BYTES }, importFlights, async ({ session, body }) => ({
    response: await importCsvFlights(endpoints.context, session.pilotId, body),
  }));
}
