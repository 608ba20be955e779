import type { FieldTable, ValuesOf } from '#domain/fields/field';

/** Returns a function that makes the columns of a row from an item's values; `Row` is of the same table. */
export function rowMaker<Row>(fields: FieldTable): (values: object) => Row {
  return renaming<Row>(Object.entries(fields).map(([name, { column }]) => [column, name]));
}

/** Returns a function that reads an item's values from the columns of a row. */
export function rowReader<Table extends FieldTable>(fields: Table): (row: object) => ValuesOf<Table> {
  return renaming<ValuesOf<Table>>(Object.entries(fields).map(([name, { column }]) => [name, column]));
}

/** A plain loop: lists are long. */
function renaming<Renamed>(names: readonly (readonly [to: string, from: string])[]) {
  return (source: object): Renamed => {
    const properties: Readonly<Record<string, unknown>> = { ...source };
    const renamed: Record<string, unknown> = {};
    for (const [to, from] of names) renamed[to] = properties[from];
    return renamed as Renamed;
  };
}
