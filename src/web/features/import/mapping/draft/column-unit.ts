import { readNumber } from '#domain/import/table/cells/number-cell';
import { durationFormat, durationReadings } from '#domain/import/table/proposal/duration-readings';
import { cellsOfColumn } from '#domain/import/table/proposal/table-columns';
import type { SourceTable } from '#domain/import/table/source-table';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { importTexts } from '../../import-texts.ts';

const { mapping: words } = importTexts;

/** Returns what the numbers of a column are in, as `hours, decimal comma`; null for a column without units, or whose cells name them. */
export function columnUnit(table: SourceTable, mapping: TableMapping, column: number): string | null {
  const field = mapping.columns.find((mapped) => mapped.column === column)?.field;
  if (field !== 'duration' && field !== 'altitude') return null;
  const cells = cellsOfColumn(table, mapping.headerRow, column);
  const numbers = cells.filter((cell) => readNumber(cell, { decimal: 'auto', mayBeGrouped: true })?.unit === '');
  if (numbers.length === 0)
    return field === 'duration' && cells.some((cell) => cell.includes(':')) ? clockUnit(table, mapping) : null;
  const unit =
    field === 'altitude' ? words.altitudes[mapping.altitudeIn] : words.durations[durationFormat(table, mapping).unit];
  const mark = decimalMark(numbers, field === 'altitude');
  return mark === null ? unit : words.unitWith(unit, mark);
}

function clockUnit(table: SourceTable, mapping: TableMapping): string {
  const [reading] = durationReadings(table, mapping);
  return reading?.durationIn === 'minutesSeconds' ? words.durations.minutesSeconds : words.clock;
}

/** The separator that the numbers of a column have; null for none. */
function decimalMark(numbers: readonly string[], mayBeGrouped: boolean): string | null {
  const telling = numbers.find((cell) => /\d[.,]\d/.test(cell));
  if (telling === undefined) return null;
  const mark = telling.lastIndexOf(',') > telling.lastIndexOf('.') ? ',' : '.';
  const isGrouped = mayBeGrouped && /^[1-9]\d{0,2}[.,]\d{3}$/.test(telling.trim());
  return words.marks[isGrouped ? 'thousands' : 'decimal'](mark);
}
