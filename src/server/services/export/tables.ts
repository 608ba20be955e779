import Papa from 'papaparse';
import { guardFormula } from '#domain/csv/formula';
import { writeAltitude, writeNumber } from '#domain/csv/numbers';
import { writeFlights } from '#domain/csv/write-flights';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import type { AltitudeUnit } from '#domain/units';
import type { ExportedLogbook } from './logbook.ts';

/** Rows of cells, the header first. */
type Rows = readonly (readonly string[])[];

/** Spreadsheets recognise UTF-8 by the byte order mark only. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Returns the CSV files of a logbook with their names. The flights have the columns of an import. */
export function tablesOf({ pilot, flights, sites, gliders }: ExportedLogbook): readonly (readonly [string, string])[] {
  const unit = pilot.altitudeUnit;
  const held = { flights: byId(flights), sites: byId(sites), gliders: byId(gliders) };
  return [
    ['flights.csv', textOf(writeFlights(held, unit))],
    ['sites.csv', textOf(rowsOfSites(sites, unit))],
    ['gliders.csv', textOf(rowsOfGliders(gliders))],
  ];
}

function rowsOfSites(sites: readonly Site[], unit: AltitudeUnit): Rows {
  const rows = sites.map(({ name, location, lat, lng, launchAltitude, remarks }) => [
    guardFormula(name),
    guardFormula(location),
    lat === null ? '' : writeNumber(lat),
    lng === null ? '' : writeNumber(lng),
    writeAltitude(launchAltitude, unit),
    guardFormula(remarks),
  ]);
  return [['site', 'location', 'latitude', 'longitude', 'launchAltitude', 'remarks'], ...rows];
}

function rowsOfGliders(gliders: readonly Glider[]): Rows {
  const rows = gliders.map(({ name, initialFlightNum, initialAirtime, remarks }) => [
    guardFormula(name),
    String(initialFlightNum),
    String(initialAirtime),
    guardFormula(remarks),
  ]);
  return [['glider', 'initialFlightNum', 'initialAirtime', 'remarks'], ...rows];
}

function textOf(rows: Rows): string {
  const cells = rows.map((row) => [...row]);
  return BYTE_ORDER_MARK + Papa.unparse(cells, { newline: LINE_END }) + LINE_END;
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
