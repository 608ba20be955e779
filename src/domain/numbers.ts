import type { FieldName, Problem } from './problem.ts';

/** Largest quantity that is stored: it fits a 4-byte integer column of any database. */
export const MAX_WHOLE = 2_147_483_647;

const WHOLE = /^\s*\d{1,10}\s*$/;

/**
 * Returns the number typed into a form; empty counts as 0; null unless it is whole, at least 0 and without an
 * exponent.
 */
export function parseWhole(text: string): number | null {
  if (text.trim() === '') return 0;
  if (!WHOLE.test(text)) return null;
  const value = Number(text);
  return value <= MAX_WHOLE ? value : null;
}

/** Returns the problems of a quantity stored as a whole number, at least 0. */
export function problemsOfWhole(value: number, name: FieldName): readonly Problem[] {
  const fits = Number.isInteger(value) && value >= 0 && value <= MAX_WHOLE;
  return fits ? [] : [{ ...name, code: 'notWhole' }];
}

/** Returns the problems of a length in metres, whole or not, at least 0. */
export function problemsOfLength(value: number, name: FieldName): readonly Problem[] {
  const fits = Number.isFinite(value) && value >= 0 && value <= MAX_WHOLE;
  return fits ? [] : [{ ...name, code: 'notNumber' }];
}
