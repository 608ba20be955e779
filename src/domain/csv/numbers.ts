import type { FieldProblem } from '../problem-codes.ts';
import { type AltitudeUnit, type Metres, metres, metresFrom } from '../units.ts';

const NUMBER = /^\d{1,10}(?:\.\d{1,20})?$/;
const DEGREES = /^([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s*°?$/;
/** Decimals of an altitude in a file, where they are enough to restore it exactly. */
const DECIMALS = 6;
/** An altitude from feet this near to a whole metre is that metre: division by 3.28084 leaves a rounding error. */
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

/**
 * Returns the metres of a cell in the pilot's unit: exactly those that {@link writeAltitude} wrote, if whole in either
 * unit.
 */
export function metresOf(altitude: number, unit: AltitudeUnit): Metres {
  const exact = metresFrom(altitude, unit);
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < ROUNDING_ERROR ? metres(whole) : exact;
}

/** Returns the cell of an altitude in the pilot's unit: as short as restores it exactly, or else to the micrometre. */
export function writeAltitude(altitude: Metres, unit: AltitudeUnit): string {
  const exact = altitude / metresFrom(1, unit);
  const short = writeNumber(Number(exact.toFixed(DECIMALS)));
  return [short, writeNumber(exact)].find((text) => metresOf(Number(text), unit) === altitude) ?? short;
}

/** Returns a number without an exponent. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
