import type { Texts } from '../fields/field.ts';
import { FLIGHT } from '../fields/flight.ts';
import { GLIDER } from '../fields/glider.ts';
import { SITE } from '../fields/site.ts';
import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { compareFlights } from '../order/numbering.ts';
import type { Site } from '../site.ts';
import type { AltitudeUnit } from '../units.ts';
import { csvCells } from './cells.ts';
import { CSV_COLUMNS } from './columns.ts';

/** The logbook that a file of flights is written from. */
export interface ExportedCsv {
  readonly flights: ReadonlyMap<number, Flight>;
  readonly sites: ReadonlyMap<number, Site>;
  readonly gliders: ReadonlyMap<number, Glider>;
}

/**
 * Returns the rows of a CSV file of all flights: the header, then flights oldest first, in the columns of an import;
 * altitudes in the pilot's unit. Imported into an empty logbook it restores the same flights, and they export the same
 * file. Times of day have no column; the order of the rows keeps the order of a day's flights.
 */
export function writeFlights(
  { flights, sites, gliders }: ExportedCsv,
  unit: AltitudeUnit,
): readonly (readonly string[])[] {
  const records = [...flights.values()].sort(compareFlights).map((flight) => {
    const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
    const glider = flight.gliderId === null ? undefined : gliders.get(flight.gliderId);
    const cells: Texts = {
      ...(site && csvCells(SITE, site, unit)),
      ...(glider && csvCells(GLIDER, glider, unit)),
      ...csvCells(FLIGHT, flight, unit),
    };
    return CSV_COLUMNS.map((column) => cells[column] ?? '');
  });
  return [CSV_COLUMNS, ...records];
}
