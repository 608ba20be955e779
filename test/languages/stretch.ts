import { NAMES } from './terms.ts';

/** How long a text may be, from the comment of the English one: as a whole, or each of its words. */
export interface Limit {
  readonly letters: number;
  readonly isOfWords: boolean;
}

/** By the key of a text within its export: `actions.save`. */
export type Limits = Readonly<Record<string, Limit>>;

/** What bounds the language: limits of length, and objects that stay as they are. */
export interface Kept {
  readonly limits: Limits;
  readonly left: ReadonlySet<unknown>;
}

/** Around each text of the catalogue; around one of limited length marks that take no room. */
const [OPEN, CLOSE, NARROW_OPEN, NARROW_CLOSE] = ['⟦', '⟧', '\u2068', '\u2069'];
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', n: 'ñ', c: 'ç' };
const GROWTH = 0.4;
/** Not letters of a text: placeholders, addresses, names of files and fields. */
const FIXED = /%[a-z]+|https?:\S+|[\w-]+\.(?:csv|json|txt|zip)\b/;
/** Units and abbreviations stay. */
const SHORT = /^(?:\p{Lu}{1,5}|km|m|ft|mi|min|h|s|mph|hPa)$/u;

/** Returns a language that is English with accents, each word 40 % longer, within its limit: whatever has no marks is not of the catalogue. */
export function stretch(value: unknown, { limits, left }: Kept, key = ''): unknown {
  if (left.has(value)) return value;
  if (typeof value === 'string') return stretched(value, limits[key]);
  if (typeof value === 'function') {
    return (...given: readonly unknown[]): unknown =>
      stretchedAround(Reflect.apply(value, undefined, given), textsGiven(given), limits[key]);
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    stretch(part, { limits, left }, key === '' ? name : `${key}.${name}`),
  ]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Returns a text without the marks around it. */
export function withoutMarks(text: string): string {
  return text.replace(/[⟦⟧\u2068\u2069]/g, '');
}

/** Returns words as the language has them, without marks. */
export function stretchedWords(text: string): string {
  return withoutMarks(stretched(text, undefined));
}

function stretched(text: string, limit: Limit | undefined): string {
  if (NAMES.has(text) || !hasWords(text)) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  let left = limit && !limit.isOfWords ? Math.max(0, limit.letters - words.length) : Number.POSITIVE_INFINITY;
  const longer = words.replace(new RegExp(`${FIXED.source}|\\p{L}+`, 'gu'), (word) => {
    if (FIXED.test(word) || SHORT.test(word)) return word;
    const most = limit?.isOfWords ? Math.max(0, limit.letters - word.length) : left;
    const more = Math.min(most, Math.ceil(GROWTH * word.length));
    left -= more;
    return longerBy(word, more);
  });
  const [open, close] = limit ? [NARROW_OPEN, NARROW_CLOSE] : [OPEN, CLOSE];
  return `${before}${open}${longer}${close}${after}`;
}

/** Returns whether a text has more than values, units and abbreviations. */
export function hasWords(text: string): boolean {
  const words = text.replace(new RegExp(FIXED.source, 'g'), '').match(/\p{L}+/gu) ?? [];
  return words.some((word) => !SHORT.test(word));
}

/** Returns a word with its vowels doubled from the first on, so many times. */
function longerBy(word: string, more: number): string {
  let left = more;
  const letters = [...word].map((letter) => {
    const accented = ACCENTED[letter] ?? letter;
    if (!/[aeiouy]/.test(letter) || left === 0) return accented;
    left -= 1;
    return accented + letter;
  });
  return letters.join('') + (letters.at(-1) ?? '').normalize('NFD').charAt(0).toLowerCase().repeat(left);
}

/** Leaves data alone: what a function was given, which its text has within. */
function stretchedAround(value: unknown, given: readonly string[], limit: Limit | undefined): unknown {
  if (typeof value !== 'string') {
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, stretchedAround(part, given, limit)]);
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }
  const kept = given.filter((text) => text !== '' && value.includes(text)).toSorted((a, b) => b.length - a.length);
  const places = kept.reduce((text, each, index) => text.replaceAll(each, String.fromCharCode(0xe000 + index)), value);
  const result = stretched(places, limit);
  return kept.reduce((text, each, index) => text.replaceAll(String.fromCharCode(0xe000 + index), () => each), result);
}

function textsGiven(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsGiven) : [];
}
