import { csvCells } from '#domain/csv/cells';
import { writeFlights } from '#domain/csv/write-flights';
import type { InputOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { GLIDER } from '#domain/fields/glider';
import { SITE } from '#domain/fields/site';
import type { AltitudeUnit } from '#domain/units';
import { csvText, type NamedText, type Rows } from './csv-text.ts';
import type { ExportedLogbook } from './logbook.ts';

/** Returns the CSV files of a logbook with their names. The flights have the columns of an import. */
export function tablesOf({ pilot, flights, sites, gliders }: ExportedLogbook): readonly NamedText[] {
  const unit = pilot.altitudeUnit;
  const held = { flights: byId(flights), sites: byId(sites), gliders: byId(gliders) };
  return [
    ['flights.csv', csvText(writeFlights(held, unit))],
    ['sites.csv', csvText(rowsOf(SITE, sites, unit))],
    ['gliders.csv', csvText(rowsOf(GLIDER, gliders, unit))],
  ];
}

function rowsOf<E extends Entity>(entity: E, items: readonly InputOf<E>[], unit: AltitudeUnit): Rows {
  const columns = Object.values(entity.fields).flatMap(({ csv }) => csv ?? []);
  return [columns, ...items.map((item) => Object.values(csvCells(entity, item, unit)))];
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
