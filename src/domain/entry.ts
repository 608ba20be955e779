import { parseWhole } from './numbers.ts';
import type { Problem, Subject } from './problem.ts';
import { type AltitudeUnit, altitudeIn, type Metres, metresFrom } from './units.ts';

/** Digits with or without a fraction; an exponent makes it no number (spec, section 5). */
const NUMBER = /^\s*[+-]?\d+([.,]\d*)?\s*$/;

/** What reading a form's entry comes to: the facts, or what is wrong with it. */
export type Read<Facts> =
  | { readonly state: 'right'; readonly facts: Facts }
  | { readonly state: 'wrong'; readonly problems: readonly Problem[] };

/** A whole number as typed; 0 with a problem when it is none. Empty counts 0. */
export function readWhole(
  text: string,
  subject: Subject,
  field: string,
): { readonly value: number; readonly problems: readonly Problem[] } {
  const value = parseWhole(text);
  if (value !== null) return { value, problems: [] };
  return { value: 0, problems: [{ subject, field, code: NUMBER.test(text) ? 'notWhole' : 'noNumber' }] };
}

/** A whole number as a form shows it: 0 stands as an empty field. */
export function showWhole(value: number): string {
  return value === 0 ? '' : String(value);
}

/**
 * Metres from an altitude typed in the pilot's unit. Where it reads as the altitude held before, that one stays to the
 * last digit: saving 1,524.3 m (5,001 ft) again as '1524 m' does not make it 1,524 m.
 */
export function readAltitude(typed: number, unit: AltitudeUnit, before: Metres | undefined): Metres {
  return before !== undefined && altitudeIn(before, unit) === typed ? before : metresFrom(typed, unit);
}
