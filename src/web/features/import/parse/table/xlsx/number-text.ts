import type { NumberKind } from './number-formats.ts';

const SECONDS_A_DAY = 86_400;
/** The day 0 of a workbook; days before March 1900 are one off, as in every spreadsheet. */
const DAY_0 = { from1900: Date.UTC(1899, 11, 30) / 1_000, from1904: Date.UTC(1904, 0, 1) / 1_000 };
/** 9999-12-31. */
const LAST_DAY = 2_958_465;
/** Spreadsheets compute with so many digits. */
const DIGITS = 15;

/** Returns the number of a cell as text: a day as `2026-05-03`, a time as `10:31:00`, an elapsed one as `25:10:00`. */
export function numberCellText(cell: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(cell);
  if (cell.trim() === '' || !Number.isFinite(number)) return cell;
  const isTime = kind !== null && number >= 0 && number <= LAST_DAY;
  return isTime
    ? timeText(Math.round(number * SECONDS_A_DAY), kind, is1904)
    : String(Number(number.toPrecision(DIGITS)));
}

/** The seconds are those since day 0 of the workbook. */
function timeText(seconds: number, kind: Exclude<NumberKind, null>, is1904: boolean): string {
  if (kind === 'elapsed') return clock(seconds);
  const time = clock(seconds % SECONDS_A_DAY);
  if (kind === 'time') return time;
  const day0 = is1904 ? DAY_0.from1904 : DAY_0.from1900;
  const day = new Date((day0 + seconds) * 1_000).toISOString().slice(0, 10);
  return kind === 'date' || seconds % SECONDS_A_DAY === 0 ? day : `${day} ${time}`;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
