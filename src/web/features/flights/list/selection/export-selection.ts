import { writeFlights } from '#domain/csv/write-flights';
import type { Flight } from '#domain/flight';
import { joinRows } from '#web/parts/files/csv-text.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Downloads flights as a CSV file, in the columns of an import. */
export function exportFlights(chosen: readonly Flight[], { sites, gliders, pilot }: Logbook): void {
  const flights = new Map(chosen.map((flight) => [flight.id, flight]));
  const text = joinRows(writeFlights({ flights, sites, gliders }, pilot.altitudeUnit));
  saveFile(new File([text], 'flights.csv', { type: 'text/csv' }));
}
