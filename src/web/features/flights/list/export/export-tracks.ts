import { PRODUCT_NAME } from '#contract/product';
import { tracksOfFlights } from '#contract/tracks';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { downloadAsPilot } from '#web/store/store.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Downloads the IGC files of flights as a ZIP file, until the signal ends it. Rejects with a `CallError`. */
export async function exportTracks(flights: readonly Flight[], signal: AbortSignal): Promise<void> {
  const content = await downloadAsPilot(tracksOfFlights, { body: { ids: flights.map(({ id }) => id) }, signal });
  const name = `${PRODUCT_NAME.toLowerCase()}-tracks-${localDateOf(new Date())}.zip`;
  saveFile(new File([content], name, { type: 'application/zip' }));
}
