import type { FieldProblem } from '../problem-codes.ts';
import { type AltitudeUnit, altitudeIn, type Metres, metresFrom } from '../units.ts';

/** Largest quantity that is stored: it fits a 4-byte integer column of any database. */
export const MAX_WHOLE = 2_147_483_647;

const WHOLE = /^\d{1,10}$/;
/** Thousands as numbers are shown: separated by a space of any kind, or in Switzerland by an apostrophe. */
const IN_THOUSANDS = /^\d{1,3}(?:[\s'’]\d{3})+$/;

/**
 * Returns the number typed into a form; empty counts as 0; null unless it is whole, at least 0 and without an
 * exponent. Thousands may be separated, as they are shown: `1 234`, `1’234`.
 */
export function parseWhole(text: string): number | null {
  const typed = text.trim();
  const digits = IN_THOUSANDS.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
  if (digits === '') return 0;
  if (!WHOLE.test(digits)) return null;
  const value = Number(digits);
  return value <= MAX_WHOLE ? value : null;
}

/** Digits with or without a fraction; exponents are not accepted (`docs/behaviour.md`, 'Forms'). */
const NUMBER = /^\s*[+-]?\d+([.,]\d*)?\s*$/;

/** Returns a whole number as typed; 0 with a problem when it is not one. Empty counts as 0. */
export function readWhole(text: string): { readonly value: number; readonly problems: readonly FieldProblem[] } {
  const value = parseWhole(text);
  if (value !== null) return { value, problems: [] };
  return { value: 0, problems: [{ code: NUMBER.test(text) ? 'notWhole' : 'noNumber' }] };
}

/** Returns a whole number as a form shows it: 0 as an empty field. */
export function showWhole(value: number): string {
  return value === 0 ? '' : String(value);
}

/**
 * Returns the metres of an altitude typed in the pilot's unit. Where it equals the earlier altitude as shown, the earlier
 * one is kept exactly: saving 1,524.3 m (5,001 ft) again as '1524 m' does not change it to 1,524 m.
 */
export function readAltitude(typed: number, unit: AltitudeUnit, before: Metres | undefined): Metres {
  return before !== undefined && altitudeIn(before, unit) === typed ? before : metresFrom(typed, unit);
}

/** Returns the problems of a quantity stored as a whole number, at least 0. */
export function problemsOfWhole(value: number): readonly FieldProblem[] {
  const fits = Number.isInteger(value) && value >= 0 && value <= MAX_WHOLE;
  return fits ? [] : [{ code: 'notWhole' }];
}

/** Returns the problems of a length in metres, whole or not, at least 0. */
export function problemsOfLength(value: number): readonly FieldProblem[] {
  const fits = Number.isFinite(value) && value >= 0 && value <= MAX_WHOLE;
  return fits ? [] : [{ code: 'notNumber' }];
}
