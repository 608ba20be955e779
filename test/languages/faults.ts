import { describedIn, type Given, MARKED, textsOfCall } from './arguments.ts';
import { type Catalogue, counterpart, type Entry, entriesOf, isContainer } from './catalogue.ts';
import type { Limit } from './stretch.ts';
import { type LanguageRules, NAMES } from './terms.ts';

/** Tested apart: numbers and dates have no words. */
const FORMATS = 'formats.ts';
/** Translated freely: a pilot's diary. */
const DEMO = 'demo.ts';
/** Says which files a ZIP has, in columns. */
const IN_COLUMNS = 'archiveReadme';
const MARKS = /⟦.⟧|(?<!\d)(?:37|41|43|47|53|59|61|67|71|73|2026)(?!\d)/g;
const PLACEHOLDERS = /%[a-z]+|\n/g;
const LONGEST_SUBJECT = 60;

/** A text of another language beside the English one. */
interface Pair {
  readonly entry: Entry;
  /** Of the text: that of its entry, or of a part of what a function returns. */
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

/** Returns where a catalogue has not the keys, lengths, and parameters of English. */
export function shapeFaults(english: unknown, other: unknown, key = ''): readonly string[] {
  if (isContainer(english) && isContainer(other)) {
    const names = [...new Set([...Object.keys(english), ...Object.keys(other)])];
    return names.flatMap((name) => shapeFaults(english[name], other[name], key === '' ? name : `${key}.${name}`));
  }
  if (typeof english !== typeof other) return [`${key} is ${kindOf(other)}, in English ${kindOf(english)}`];
  const hasOther = typeof english === 'function' && typeof other === 'function' && english.length !== other.length;
  return hasOther ? [`${key} has ${other.length} parameters, in English ${english.length}`] : [];
}

function kindOf(value: unknown): string {
  return value === undefined ? 'missing' : `a ${typeof value}`;
}

/** Returns all texts of a language beside the English ones, those of functions for marked values and without them. */
export function pairsOf(english: Catalogue, other: Catalogue): readonly Pair[] {
  const entries = entriesOf(english).filter(({ file, key }) => file !== FORMATS || key.startsWith('UNITS.names'));
  const pairs = entries.flatMap((entry) => {
    const value = counterpart(other, entry);
    const givens = typeof entry.value === 'function' ? [MARKED, { ...MARKED, isNull: true }] : [MARKED];
    return givens.flatMap((given) => pairsFor(entry, value, given));
  });
  const unique = new Map(pairs.map((pair) => [`${pair.key}\n${pair.english}\n${pair.text}`, pair]));
  return [...unique.values()];
}

function pairsFor(entry: Entry, value: unknown, given: Given): readonly Pair[] {
  const texts = new Map(textsOfCall(entry, value, given));
  return textsOfCall(entry, entry.value, given).map(([key, english]) => ({
    entry,
    key,
    english,
    text: texts.get(key) ?? '',
  }));
}

/** Returns texts that lack a value, a placeholder or a line of the English one, or its spaces at the ends. */
export function lostFaults(pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({ key, english, text }) => {
    const lost = [...new Set(english.match(MARKS))].filter((mark) => !text.includes(mark));
    const hasOther = tokensIn(english) !== tokensIn(text) || endsOf(english) !== endsOf(text);
    if (text === '' && english !== '') return [`${key} is empty`];
    return [
      ...(lost.length > 0 ? [`${key} lacks ${lost.join(' ')}: ${text}`] : []),
      ...(hasOther
        ? [`${key} has other placeholders, lines or ends than ${JSON.stringify(english)}: ${JSON.stringify(text)}`]
        : []),
    ];
  });
}

function tokensIn(text: string): string {
  return (text.match(PLACEHOLDERS) ?? []).toSorted().join(' ');
}

/** Returns the white space at the ends of a text, all kinds alike. */
function endsOf(text: string): string {
  return `${/^\s/.test(text)} ${/\s$/.test(text)}`;
}

/** Returns texts that are as in English, and are no names, abbreviations, units or values alone. */
export function untranslated(pairs: readonly Pair[], { same }: LanguageRules): readonly string[] {
  const alike = pairs.filter(
    ({ english, text }) => english === text && !(text.replace(/\*$/, '') in same) && !isSameEverywhere(text),
  );
  return alike.map(({ key, text }) => `${key} is as in English: ${text}`);
}

function isSameEverywhere(text: string): boolean {
  if (NAMES.has(text)) return true;
  const words =
    text.replace(/⟦.⟧|%[a-z]+|https?:\S+|\b[\w-]+\.(?:csv|json|txt|zip)\b/g, '').match(/\p{L}[\p{L}/]*/gu) ?? [];
  return words.every((word) => /^(?:\p{Lu}{1,5}|km\/h|mph|k?m|ft|mi|min|h|s|Pa|MB|on)$/u.test(word));
}

const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[^\P{L}\p{Script=Latin}]/u, 'a letter of another script'],
  [/ {2}/, 'two spaces'],
  [/["']/, 'an ASCII quote'],
  [/\.\.\./, 'three dots'],
  [/\(\s|\s\)/, 'a space inside brackets'],
];
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/(?<![\u00a0\d]|hh|https?|^):(?!\d|mm|\/\/)/, 'no no-break space before :'],
  [/(?<!\u202f)[;!?]/, 'no narrow no-break space before ; ! ?'],
  [/«(?!\u00a0)|(?<!\u00a0)»/, 'no no-break space inside « »'],
];

/** Returns texts with letters, spaces, quotes and dots that the language does not have. */
export function typographyFaults(pairs: readonly Pair[], tag: string, { otherwise }: LanguageRules): readonly string[] {
  const rules = tag === 'fr' ? [...TYPOGRAPHY, ...FRENCH] : TYPOGRAPHY;
  return pairs
    .filter(({ key }) => key !== IN_COLUMNS && !(key in otherwise))
    .flatMap(({ key, text }) =>
      rules.filter(([fault]) => fault.test(text)).map(([, name]) => `${key} has ${name}: ${text}`),
    );
}

/** Returns texts that do not end as the English one does: as a sentence, a question, with a colon or an ellipsis, or as a caption. */
export function endFaults(pairs: readonly Pair[], { otherwise }: LanguageRules): readonly string[] {
  return pairs
    .filter(({ key, english, text }) => endOf(english) !== endOf(text) && !(key in otherwise))
    .map(({ key, english, text }) => `${key} ends otherwise than “${english.slice(-20)}”: ${text}`);
}

function endOf(text: string): string {
  const last =
    text
      .replace(/\.\.\.$/, '…')
      .trimEnd()
      .replace(/[”“»"]$/, '')
      .trimEnd()
      .at(-1) ?? '';
  return last === '!' ? '.' : /[.?:…]/.test(last) ? last : '';
}

/** Returns texts that address the reader otherwise than the language's catalogue does. */
export function addressFaults(pairs: readonly Pair[], { address }: LanguageRules): readonly string[] {
  return pairs
    .filter(({ entry, text }) => entry.file !== DEMO && address.test(text))
    .map(({ key, text }) => `${key} addresses the reader otherwise: ${text}`);
}

/** Without soft hyphens. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '');
}

/** Returns texts that are longer than the comment of the English one allows, and subjects of emails over 60 characters. */
export function lengthFaults(pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({ entry, key, english, text }) => {
    if (/^EMAILS\..*\.subject$/.test(key))
      return text.length > LONGEST_SUBJECT ? [`${key} has ${text.length} characters: ${text}`] : [];
    const limit = limitOf(entry);
    if (limit === null || lengthFor(limit, english) > limit.letters) return [];
    const length = lengthFor(limit, text);
    return length > limit.letters ? [`${key} has ${length} of ${limit.letters} letters: ${text}`] : [];
  });
}

function lengthFor({ isOfWords }: Limit, text: string): number {
  return isOfWords ? Math.max(...text.split(/[\s\u00ad-]+/).map(({ length }) => length)) : plain(text).length;
}

const LIMIT = /≤ (\d+) (?:narrow )?letters( a word)?/;

/** Returns the limit in the comment of a text, of its group, or of the object around it; null where there is none. */
export function limitOf(entry: Entry): Limit | null {
  const { comment, heading, above } = describedIn(entry);
  const [, letters, isOfWords] = LIMIT.exec(comment) ?? LIMIT.exec(heading) ?? LIMIT.exec(above) ?? [];
  return letters === undefined ? null : { letters: Number(letters), isOfWords: isOfWords !== undefined };
}
