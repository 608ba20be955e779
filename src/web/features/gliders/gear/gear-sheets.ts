import { type DueItem, isOutOfUse, keyOfGearCheck, keyOfGlider } from '#domain/due/dues';
import type { Gear } from '#domain/gear/gear';
import type { Glider } from '#domain/glider';
import type { LocalDate } from '#domain/local-date';
import { compareNames } from '#domain/order/text-order';
import { GEAR as gearTexts } from '#texts/gear';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { textOfUse } from './gear-words.ts';

/** A row of the printed sheet: a check, or what has none. What stands in the row before is left out. */
export interface PrintedGear {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly use: string;
  readonly check: DueItem['check'] | null;
  readonly lastOn: LocalDate | null;
  readonly due: DueItem | null;
}

/** Rows of a sheet: each has two lines of text at most. */
const ROWS_PER_SHEET = 18;

/** Returns the gliders and the gear in use, by name, with their checks. */
export function printedGear(
  { gliders, gear }: Logbook,
  dues: readonly DueItem[],
  today: LocalDate,
): readonly PrintedGear[] {
  const dueOf = (key: string) => dues.find((due) => due.key === key) ?? null;
  const inUse = <Item extends Glider | Gear>(items: ReadonlyMap<number, Item>): readonly Item[] =>
    [...items.values()].filter((item) => !isOutOfUse(item, today)).toSorted(compareNames);
  return [
    ...inUse(gliders).map((glider) => rowOfGlider(glider, dueOf)),
    ...inUse(gear).flatMap((one) => rowsOfGear(one, dueOf)),
  ];
}

type DueOf = (key: string) => DueItem | null;

function rowOfGlider(glider: Glider, dueOf: DueOf): PrintedGear {
  const { id, name, serialNumber, checkedOn } = glider;
  return {
    key: keyOfGlider(id),
    ...{ kind: texts.terms.glider, name, serialNumber, use: textOfUse(glider) },
    check: checkedOn === null ? null : { what: 'check', words: '' },
    lastOn: checkedOn,
    due: dueOf(keyOfGlider(id)),
  };
}

function rowsOfGear(gear: Gear, dueOf: DueOf): readonly PrintedGear[] {
  const { id, name, kind, serialNumber, checks } = gear;
  const head = { kind: gearTexts.kinds[kind], name, serialNumber, use: textOfUse(gear) };
  if (checks.length === 0) return [{ key: `gear ${id}`, ...head, check: null, lastOn: null, due: null }];
  const repeated = { kind: '', name: '', serialNumber: '', use: '' };
  return checks.map((check, index) => {
    const key = keyOfGearCheck(id, check);
    return { key, ...(index === 0 ? head : repeated), check, lastOn: check.lastOn, due: dueOf(key) };
  });
}

/** Returns rows as sheets. */
export function sheetsOf(rows: readonly PrintedGear[]): readonly (readonly PrintedGear[])[] {
  const count = Math.ceil(rows.length / ROWS_PER_SHEET);
  return Array.from({ length: count }, (_, sheet) => rows.slice(sheet * ROWS_PER_SHEET, (sheet + 1) * ROWS_PER_SHEET));
}
