import { parseWhole } from './numbers.ts';
import type { FieldName, Problem } from './problem.ts';
import { type AltitudeUnit, altitudeIn, type Metres, metresFrom } from './units.ts';

/** Digits with or without a fraction; exponents are not accepted (spec, section 5). */
const NUMBER = /^\s*[+-]?\d+([.,]\d*)?\s*$/;

/** The result of reading a form's entry: the values, or its problems. */
export type EntryResult<Input> =
  | { readonly state: 'right'; readonly input: Input }
  | { readonly state: 'wrong'; readonly problems: readonly Problem[] };

/** Returns a whole number as typed; 0 with a problem when it is not one. Empty counts as 0. */
export function readWhole(
  text: string,
  name: FieldName,
): { readonly value: number; readonly problems: readonly Problem[] } {
  const value = parseWhole(text);
  if (value !== null) return { value, problems: [] };
  return { value: 0, problems: [{ ...name, code: NUMBER.test(text) ? 'notWhole' : 'noNumber' }] };
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
