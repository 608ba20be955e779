import Papa from 'papaparse';
import { csvCells } from '#domain/csv/cells';
import { CSV_COLUMNS } from '#domain/csv/columns';
import { isSplitElsewhere } from '#domain/csv/formula';
import { writeFlights } from '#domain/csv/write-flights';
import type { InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import type { Flight } from '#domain/flight';
import type { AltitudeUnit } from '#domain/units';
import type { ExportedLogbook } from './logbook.ts';

type Rows = readonly (readonly string[])[];

/** Spreadsheets recognise UTF-8 by the byte order mark only. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Returns the beginning of a CSV file: the line of its header. */
export function csvHeader(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/** Returns rows as lines of a CSV file. */
export function csvLines(rows: Rows): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => [...row]);
  return Papa.unparse(cells, { newline: LINE_END, quotes: isSplitElsewhere }) + LINE_END;
}

/** The header of the CSV file of flights, which has the columns of an import. */
export const FLIGHTS_HEADER = csvHeader(CSV_COLUMNS);

/** Returns a function that makes the lines of some flights, the oldest first. */
export function flightLinesOf({ pilot, sites, gliders }: ExportedLogbook): (flights: readonly Flight[]) => string {
  const held = { sites: byId(sites), gliders: byId(gliders) };
  return (flights) => {
    const [, ...rows] = writeFlights({ ...held, flights: byId(flights) }, pilot.altitudeUnit);
    return csvLines(rows);
  };
}

/** Returns the header of the CSV file of sites or gliders. */
export function itemsHeader(entity: Entity): string {
  return csvHeader(Object.values(entity.fields).flatMap(({ csv }) => csv ?? []));
}

/** Returns the lines of some sites or gliders. */
export function itemLines<E extends Entity>(entity: E, items: readonly InputOf<E>[], unit: AltitudeUnit): string {
  const rows: Rows = items.map((item) => Object.values(csvCells(entity, item, unit)));
  return csvLines(rows);
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
