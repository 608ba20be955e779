import type { Problem, Subject } from '../problem.ts';
import { type AltitudeUnit, type Metres, metresFrom } from '../units.ts';

const NUMBER = /^\d{1,10}(?:\.\d{1,20})?$/;
const DEGREES = /^([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s*°?$/;
/** Decimals of an altitude in a file: a micrometre, so that whole feet and metres come back as they were. */
const DECIMALS = 6;

/** A number as a cell has it; empty counts 0. A comma is refused: nobody knows whether 1,234 is a thousand or one. */
export function readNumber(
  cell: string,
  subject: Subject,
  field: string,
): { readonly value: number; readonly problems: readonly Problem[] } {
  const text = cell.trim();
  if (text === '') return { value: 0, problems: [] };
  if (!NUMBER.test(text)) return { value: 0, problems: [{ subject, field, code: 'notNumber' }] };
  return { value: Number(text), problems: [] };
}

/** Degrees as a cell has them, with a point or a comma; null for an empty cell, NaN for anything else. */
export function readDegrees(cell: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  return Number(DEGREES.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
}

/** An altitude as a cell has it, in the pilot's unit. */
export function writeAltitude(altitude: Metres, unit: AltitudeUnit): string {
  return writeNumber(Number((altitude / metresFrom(1, unit)).toFixed(DECIMALS)));
}

/** A number without an exponent. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
