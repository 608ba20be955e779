import type { FieldProblem } from './problem-codes.ts';

/** Fewest characters of a new password. */
export const MIN_PASSWORD = 8;
/** Longest texts, in code points (spec, section 9). */
export const MAX_NAME = 100;
/** See {@link MAX_NAME}. */
export const MAX_LOCATION = 1_000;
/** See {@link MAX_NAME}. */
export const MAX_REMARKS = 10_000;

/** The rule for a text: its longest length, and whether it may be empty. */
export interface TextRule {
  readonly max: number;
  readonly required?: boolean;
}

/** U+0000 and lone surrogates: characters that our databases cannot store. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const EACH_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

/** Returns the problems of one text, none or one. */
export function problemsOfText(text: string, { max, required }: TextRule): readonly FieldProblem[] {
  if (required && text.trim() === '') return [{ code: 'required' }];
  if (UNSTORABLE.test(text)) return [{ code: 'badCharacters' }];
  if (text.length > max && codePointLength(text) > max) return [{ code: 'tooLong', max }];
  return [];
}

/** Returns the length in code points: an emoji counts once. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Returns a third party's text as we can store it: without unstorable characters, trimmed, and cut at `max` code
 * points.
 */
export function fitText(text: string, max: number): string {
  const kept = text.replace(EACH_UNSTORABLE, '').trim();
  return codePointLength(kept) <= max ? kept : [...kept].slice(0, max).join('').trimEnd();
}

/**
 * Returns the key under which two names are the same: trimmed, NFC, lower case. Stored beside the name under a
 * unique index.
 */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
