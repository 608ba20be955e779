import type { FieldProblem } from './problem-codes.ts';

/** Fewest characters of a new password. */
export const MIN_PASSWORD = 8;
/** Longest texts, in code points (`docs/behaviour.md`, 'Numbers'). */
export const MAX_NAME = 100;
export const MAX_LOCATION = 1_000;
export const MAX_REMARKS = 10_000;

/** The rule for a text: its longest length, and whether it may be empty. */
export interface TextRule {
  readonly max: number;
  readonly required?: boolean;
  /**
   * Control characters are refused; a text of several lines may have line ends and tabs. Absent: every character that can be stored is
   * allowed.
   */
  readonly lines?: 'one' | 'several';
}

/** Control characters are invisible, and terminals obey them: by how many lines a text may have. */
const CONTROLS = { one: /[\p{Cc}\u2028\u2029]/gu, several: /(?![\t\n\r])\p{Cc}/gu } as const;
/** U+2400 is the picture of U+0000; the controls above U+007F have none. */
const [FIRST_PICTURE, DELETE, DELETE_PICTURE, NO_PICTURE] = [0x2400, 0x7f, '\u2421', '\ufffd'] as const;

/** U+0000 and lone surrogates: characters that our databases cannot store. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const EACH_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

/** Returns the problems of one text, none or one. */
export function problemsOfText(text: string, { max, required, lines }: TextRule): readonly FieldProblem[] {
  if (required && text.trim() === '') return [{ code: 'required' }];
  if (UNSTORABLE.test(text)) return [{ code: 'badCharacters' }];
  if (lines && text.search(CONTROLS[lines]) !== -1) return [{ code: 'controlCharacters' }];
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
 * Returns a third party's text as we can store it: without unstorable characters, with pictures of control characters, trimmed, and
 * cut at `max` code points.
 */
export function fitText(text: string, max: number, lines: 'one' | 'several' = 'one'): string {
  const kept = withPictures(text.replace(EACH_UNSTORABLE, '').trim(), lines);
  return codePointLength(kept) <= max ? kept : [...kept].slice(0, max).join('').trimEnd();
}

/** Returns a text with its control characters made visible: in one line blanks for tabs and line ends, the picture of any other. */
export function withPictures(text: string, lines: 'one' | 'several'): string {
  return text.replace(CONTROLS[lines], (control) => {
    const code = control.charCodeAt(0);
    if (/\s/.test(control)) return ' ';
    if (code > DELETE) return NO_PICTURE;
    return code === DELETE ? DELETE_PICTURE : String.fromCharCode(FIRST_PICTURE + code);
  });
}

/**
 * Returns the key under which two names are the same: trimmed, NFC, lower case. Stored beside the name under a
 * unique index.
 */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
