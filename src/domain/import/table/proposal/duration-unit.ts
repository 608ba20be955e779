import type { DurationFormat } from '../cells/duration-cell.ts';
import { readNumber } from '../cells/number-cell.ts';
import type { SourceTable } from '../source-table.ts';
import type { TableMapping } from '../table-mapping.ts';

/** Flights of this many seconds are usual, of as many minutes (ten hours) they are not. */
const USUAL_SECONDS = 600;
/** Flights are shorter than this many hours, and mostly longer than as many minutes. */
const MOST_HOURS = 15;

/** Returns how the numbers of the airtimes are read: as the mapping says, else as is likely for the whole column. */
export function durationFormat(table: SourceTable, mapping: TableMapping): DurationFormat {
  const { durationIn, decimal } = mapping;
  return { decimal, unit: durationIn === 'auto' ? likelyUnit(numbersIn(table, mapping)) : durationIn };
}

function likelyUnit(numbers: readonly number[]): DurationFormat['unit'] {
  const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;
  if (middle >= USUAL_SECONDS) return 'seconds';
  const hasFractions = numbers.some((number) => !Number.isInteger(number));
  return hasFractions && (numbers.at(-1) ?? 0) < MOST_HOURS ? 'hours' : 'minutes';
}

/** The airtimes that are numbers without a unit, the smallest first. */
function numbersIn({ rows }: SourceTable, { columns, headerRow, decimal }: TableMapping): readonly number[] {
  const column = columns.find(({ field }) => field === 'duration')?.column;
  if (column === undefined) return [];
  const first = headerRow === null ? 0 : headerRow + 1;
  const numbers = rows.slice(first).map((row) => readNumber(row[column] ?? '', { decimal, mayBeGrouped: false }));
  return numbers
    .flatMap((number) => (number?.unit === '' && number.value > 0 ? [number.value] : []))
    .sort((a, b) => a - b);
}
