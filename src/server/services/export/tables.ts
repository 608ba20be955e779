import Papa from 'papaparse';
import { cellsOf } from '#domain/csv/cells';
import { writeFlights } from '#domain/csv/write-flights';
import type { InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { GLIDER } from '#domain/fields/glider';
import { SITE } from '#domain/fields/site';
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
    ['sites.csv', textOf(rowsOf(SITE, sites, unit))],
    ['gliders.csv', textOf(rowsOf(GLIDER, gliders, unit))],
  ];
}

function rowsOf<E extends Entity>(entity: E, items: readonly InputOf<E>[], unit: AltitudeUnit): Rows {
  const columns = Object.values(entity.fields).flatMap(({ csv }) => csv ?? []);
  return [columns, ...items.map((item) => Object.values(cellsOf(entity, item, unit)))];
}

function textOf(rows: Rows): string {
  const cells = rows.map((row) => [...row]);
  return BYTE_ORDER_MARK + Papa.unparse(cells, { newline: LINE_END }) + LINE_END;
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
