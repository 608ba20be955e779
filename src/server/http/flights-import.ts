import { importFlights } from '#contract/flights-import';
import { MAX_FILE_BYTES } from '#domain/file';
import { importFlights as importIntoLogbook } from '#server/services/flights-import';
import { type Door, openToPilots } from './door/door.ts';

/** A file of twice the maximum size in base64: so a file slightly too large gets the message of the spec. */
const IMPORT_BYTES = Math.ceil((2 * MAX_FILE_BYTES * 4) / 3) + 64 * 1_024;

/** Mounts `/api/import-flights`: imports flights from a CSV file. */
export function mountFlightsImport(door: Door): void {
  openToPilots({ ...door, maxBytes: IMPORT_BYTES }, importFlights, async ({ session, body }) => ({
    answer: await importIntoLogbook(door.house, session.pilotId, body),
  }));
}
