import type { FieldProblem } from '../problem-codes.ts';
import { type AltitudeUnit, altitudeIn, type Metres, metres, metresFrom } from '../units.ts';

const NUMBER = /^\d{1,10}(?:\.\d{1,20})?$/;
const DEGREES = /^([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s*°?$/;
/** Earlier files have fractions of feet: this near to a whole metre they are that metre; division by 3.28084 leaves a rounding error. */
const ROUNDING_ERROR = 1e-9;

/** A cell's number, 0 when the cell is wrong. */
export interface NumberReading {
  readonly value: number;
  readonly problems: readonly FieldProblem[];
}

/** Returns the number in a cell; empty counts as 0. A comma is rejected, since 1,234 may be a thousand or one. */
export function readCsvNumber(cell: string): NumberReading {
  const text = cell.trim();
  if (text === '') return { value: 0, problems: [] };
  if (!NUMBER.test(text)) return { value: 0, problems: [{ code: 'notNumber' }] };
  return { value: Number(text), problems: [] };
}

/** Returns the degrees in a cell, with a point or a comma; null for an empty cell, NaN for anything else. */
export function readCsvDegrees(cell: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  return Number(DEGREES.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
}

/** Returns the metres of a cell in the pilot's unit: those of whole feet are shown as the same feet again. */
export function metresOf(altitude: number, unit: AltitudeUnit): Metres {
  const exact = metresFrom(altitude, unit);
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < ROUNDING_ERROR ? metres(whole) : exact;
}

/** Returns the cell of an altitude: whole in the pilot's unit, as it is shown. */
export function writeAltitude(altitude: Metres, unit: AltitudeUnit): string {
  return writeNumber(altitudeIn(altitude, unit));
}

/** Returns a number without an exponent. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
