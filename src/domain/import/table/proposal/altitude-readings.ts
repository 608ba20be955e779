import type { AltitudeUnit } from '../../../units.ts';
import { readNumber } from '../cells/number-cell.ts';
import type { SourceTable } from '../source-table.ts';
import type { TableMapping } from '../table-mapping.ts';
import { cellsOfColumn } from './table-columns.ts';
import { namesAltitudeUnit } from './units-of-headers.ts';

/** Above so many metres few fly, and none above as many again. */
const HIGH = 5_000;
/** Numbers up to this one are kilometres, or altitudes that nobody writes down. */
const LOW = 10;
/** Nobody names a lower altitude in feet. */
const LEAST_FEET = 300;

type Unit = TableMapping['altitudeIn'];

/** Returns the units in which the altitudes of a table can be, the likeliest first. One: there is no doubt. */
export function altitudeReadings(table: SourceTable, mapping: TableMapping, unit: AltitudeUnit): readonly Unit[] {
  const { altitudeIn, decimal, headerRow } = mapping;
  const column = mapping.columns.find(({ field }) => field === 'altitude');
  if (column === undefined) return [altitudeIn];
  const values = cellsOfColumn(table, headerRow, column.column).flatMap((cell) => {
    const number = readNumber(cell, { decimal, mayBeGrouped: true });
    return number?.unit === '' && number.value > 0 ? [number.value] : [];
  });
  const most = Math.max(0, ...values);
  if (namesAltitudeUnit(column.header))
    return mayBe(altitudeIn, most) ? [altitudeIn] : [altitudeIn, ...OTHERS[altitudeIn]];
  return unitsByValue(most, () => unit === 'feet' || isAmerican(table, mapping));
}

function unitsByValue(most: number, mayHaveFeet: () => boolean): readonly Unit[] {
  if (most > 0 && most < LOW) return ['kilometres', 'm'];
  if (most > 2 * HIGH) return ['ft', 'm'];
  return most > HIGH || (most >= LEAST_FEET && mayHaveFeet()) ? ['m', 'ft'] : ['m'];
}

const OTHERS: Readonly<Record<Unit, readonly Unit[]>> = { m: ['ft'], ft: ['m'], kilometres: ['m'] };

function mayBe(unit: Unit, most: number): boolean {
  if (unit === 'kilometres') return most < LOW;
  return unit === 'ft' ? most >= LEAST_FEET || most === 0 : most <= 2 * HIGH;
}

/** Who writes the month first, clocks of twelve hours, or another altitude in feet, has feet. */
function isAmerican({ rows }: SourceTable, { dateOrder, headerRow }: TableMapping): boolean {
  const headers = rows[headerRow ?? -1] ?? [];
  return (
    dateOrder === 'mdy' ||
    headers.some((header) => /\b(?:ft|feet|miles|mph)\b/i.test(header)) ||
    rows.slice(0, TELLING_ROWS).some((row) => row.some((cell) => /\d\s*[ap]\.?m\.?$/i.test(cell)))
  );
}
const TELLING_ROWS = 50;

/** Returns whether the decimal separator of a mapping makes metres of thousands: 1.850 is no altitude of two metres. */
export function contradictsAltitudes(table: SourceTable, { columns, decimal, headerRow }: TableMapping): boolean {
  const column = columns.find(({ field }) => field === 'altitude')?.column;
  if (column === undefined || decimal === 'auto') return false;
  const grouped = decimal === '.' ? /^[1-9]\.\d{3}$/ : /^[1-9],\d{3}$/;
  return cellsOfColumn(table, headerRow, column).some((cell) => grouped.test(cell));
}
