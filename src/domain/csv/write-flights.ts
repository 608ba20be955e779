import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { compareFlights } from '../numbering.ts';
import type { Site } from '../site.ts';
import type { AltitudeUnit } from '../units.ts';
import { CSV_COLUMNS, type CsvCells } from './columns.ts';
import { guardFormula } from './formula.ts';
import { writeAltitude, writeNumber } from './numbers.ts';

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
export function writeFlights(logbook: ExportedCsv, unit: AltitudeUnit): readonly (readonly string[])[] {
  const flights = [...logbook.flights.values()].sort(compareFlights);
  const records = flights.map((flight) => cellsOfFlight(flight, logbook, unit));
  return [CSV_COLUMNS, ...records.map((cells) => CSV_COLUMNS.map((column) => cells[column]))];
}

function cellsOfFlight(flight: Flight, { sites, gliders }: ExportedCsv, unit: AltitudeUnit): CsvCells {
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  const glider = flight.gliderId === null ? undefined : gliders.get(flight.gliderId);
  return {
    date: flight.date,
    airtime: String(flight.airtime),
    altitude: writeAltitude(flight.altitude, unit),
    ...cellsOfSite(site, unit),
    glider: guardFormula(glider?.name ?? ''),
    remarks: guardFormula(flight.remarks),
  };
}

type SiteCells = Pick<CsvCells, 'site' | 'launchAltitude' | 'location' | 'latitude' | 'longitude'>;

const NO_SITE: SiteCells = { site: '', launchAltitude: '', location: '', latitude: '', longitude: '' };

function cellsOfSite(site: Site | undefined, unit: AltitudeUnit): SiteCells {
  if (!site) return NO_SITE;
  return {
    site: guardFormula(site.name),
    launchAltitude: writeAltitude(site.launchAltitude, unit),
    location: guardFormula(site.location.trim()),
    latitude: site.lat === null ? '' : writeNumber(site.lat),
    longitude: site.lng === null ? '' : writeNumber(site.lng),
  };
}
