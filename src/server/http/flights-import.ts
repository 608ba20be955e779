import { importFlights } from '#contract/flights-import';
import { MAX_FILE_BYTES } from '#domain/file';
import { importFlights as importIntoLogbook } from '#server/services/flights-import';
import { type Door, openToPilots } from './door/door.ts';

/** A file of twice the largest size in base64: one that is somewhat too large is told so in the words of the spec. */
const IMPORT_BYTES = Math.ceil((2 * MAX_FILE_BYTES * 4) / 3) + 64 * 1_024;

/** `/api/import-flights`: a CSV file's flights into the pilot's logbook. */
export function mountFlightsImport(door: Door): void {
  openToPilots({ ...door, maxBytes: IMPORT_BYTES }, importFlights, async ({ session, body }) => ({
    answer: await importIntoLogbook(door.house, session.pilotId, body),
  }));
}
