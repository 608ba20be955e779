import { writeFlights } from '#domain/csv/write-flights';
import type { Flight } from '#domain/flight';
import type { Logbook } from '#web/store/logbook.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** What the flights of a table refer to, and the unit of its altitudes. */
export type ExportContext = Pick<Logbook, 'sites' | 'gliders'> & {
  readonly pilot: Pick<Logbook['pilot'], 'altitudeUnit'>;
};

/** Downloads flights as a CSV file, in the columns of an import. */
export async function exportTable(chosen: readonly Flight[], { sites, gliders, pilot }: ExportContext): Promise<void> {
  const { joinRows } = await import('../../../../parts/files/csv-text.ts');
  const flights = new Map(chosen.map((flight) => [flight.id, flight]));
  const text = joinRows(writeFlights({ flights, sites, gliders }, pilot.altitudeUnit));
  saveFile(new File([text], 'flights.csv', { type: 'text/csv' }));
}
