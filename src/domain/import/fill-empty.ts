import { isSameValue } from '../fields/entity.ts';
import { type FieldTable, uncheckedFromEntries, type ValuesOf } from '../fields/field.ts';

/** Returns an item's values with the empty ones replaced by those offered: entered values are never replaced. */
export function fillEmpty<Table extends FieldTable>(
  table: Table,
  present: ValuesOf<Table>,
  offered: ValuesOf<Table>,
): ValuesOf<Table> {
  const [own, other] = [new Map(Object.entries(present)), new Map(Object.entries(offered))];
  return uncheckedFromEntries(
    Object.entries(table).map(([name, { blank }]) => {
      const value = own.get(name);
      return [name, value === null || isSameValue(value, blank) ? other.get(name) : value];
    }),
  );
}

/** Whether two items have the same values in every field of their table. */
export function haveSameValues<Table extends FieldTable>(
  table: Table,
  first: ValuesOf<Table>,
  second: ValuesOf<Table>,
): boolean {
  const [one, other] = [new Map(Object.entries(first)), new Map(Object.entries(second))];
  return Object.keys(table).every((name) => isSameValue(one.get(name), other.get(name)));
}
