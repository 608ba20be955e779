import Papa from 'papaparse';
import {
  evenRows,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type SourceTable,
  TABLE_DELIMITERS,
  type TableDelimiter,
  type TableEncoding,
} from '#domain/import/table/source-table';
import { decodeAs, unicodeEncoding } from './decode-text.ts';
import { ReadError } from './read-error.ts';

/** What the pilot chooses where a CSV file does not say it, or says it wrongly. */
export interface CsvChoice {
  readonly encoding?: TableEncoding;
  readonly delimiter?: TableDelimiter;
}

/** Empty ones at the end do not count. */
const MAX_ROWS = MAX_TABLE_ROWS + 1_000;
/** This many first lines tell the delimiter, within so many characters. */
const [TELLING_LINES, TELLING_CHARACTERS] = [20, 200_000];
/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n?|\n|$)/i;

/** Returns the table in a CSV file. Throws when it has too many rows. */
export function readCsv(bytes: Uint8Array, choice: CsvChoice = {}): SourceTable {
  const encoding = choice.encoding ?? unicodeEncoding(bytes) ?? legacyEncoding(bytes);
  const text = decodeAs(bytes, encoding);
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  if (hasEndlessLine(body)) throw new ReadError('tooLargeFile');
  const delimiter = choice.delimiter ?? TABLE_DELIMITERS.find((each) => each === named?.[1]) ?? delimiterOf(body);
  const rows = withoutEmptyEnd(splitCells(body, delimiter, MAX_ROWS));
  if (rows.length > MAX_TABLE_ROWS) throw new ReadError('tooManyRows');
  return { rows: evenRows(rows), sheet: null, delimiter, encoding };
}

/** No row of a table has so many characters: one of delimiters alone would have millions of cells. */
const ENDLESS = 2 ** 20;

/** Whether a line has twice {@link ENDLESS} characters, perhaps with fewer. */
function hasEndlessLine(text: string): boolean {
  for (let start = 0; start + ENDLESS <= text.length; start += ENDLESS) {
    if (!/[\r\n]/.test(text.slice(start, start + ENDLESS))) return true;
  }
  return false;
}

/** The delimiter that most of the first lines have equally often, and often. */
function delimiterOf(text: string): TableDelimiter {
  const head = text.slice(0, TELLING_CHARACTERS);
  const scores = TABLE_DELIMITERS.map((delimiter) => {
    const rows = splitCells(head, delimiter, TELLING_LINES);
    const widths = rows.filter((row) => row.some((cell) => cell.trim() !== '')).map(({ length }) => length);
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
    return {
      delimiter,
      score: usual < 2 ? 0 : widths.filter((width) => width === usual).length / widths.length + usual / 1_000,
    };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}

function withoutEmptyEnd(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1);
}

/** No table has this character: without quotes, each is a character of its cell. */
const NO_QUOTE = '\0';

/**
 * Returns the first rows of a CSV text, at most so many. A quote within a quoted cell that nobody has doubled is a character of
 * it. In a text with one that is never closed, all quotes are characters: else the rest of the file would be one cell. Cells
 * beyond {@link MAX_TABLE_COLUMNS} are left out.
 */
export function splitCells(text: string, delimiter: TableDelimiter, most: number): readonly (readonly string[])[] {
  if (text === '') return [['']];
  // The fast mode splits the whole text into lines, also where few are wanted.
  const how = { delimiter, preview: most, fastMode: false };
  const quoted = Papa.parse<string[]>(text, how);
  const isOpen = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = isOpen ? Papa.parse<string[]>(text, { ...how, quoteChar: NO_QUOTE }) : quoted;
  return data.map((row) => row.slice(0, MAX_TABLE_COLUMNS));
}

/** The letters beyond those of English in the languages of western Europe. */
const WESTERN: readonly string[] = [
  'äöüß', // German
  'àâæçéèêëîïôœùûüÿ', // French
  'áéíóúüñ', // Spanish
  'áâãàçéêíóôõú', // Portuguese
  'àèéìíòóù', // Italian
  'àçèéíïóòúü', // Catalan
  'æøåéöô', // Danish and Norwegian
  'åäöé', // Swedish and Finnish
  'áéíóúýþðæö', // Icelandic
  'éèëïóöü', // Dutch
];
/** Those of central Europe. */
const CENTRAL: readonly string[] = [
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'ąćęłńóśźż', // Polish
  'áéíóöőúüű', // Hungarian
  'čćđšž', // Slovene, Croatian and Serbian
  'ăâîşţ', // Romanian
];

/** Returns how likely a word is in an encoding: 1, or -1 where no language writes so; 0 for signs that say nothing. */
type Judge = (word: string) => number;

/** The encodings that a text tells by its words, the first one where several are as likely. */
const CANDIDATES: readonly (readonly [TableEncoding, readonly Judge[]])[] = [
  ['windows-1252', WESTERN.map(latin)],
  ['windows-1250', CENTRAL.map(latin)],
  ['windows-1251', [cyrillic]],
  ['macintosh', WESTERN.map(latin)],
  ['shift_jis', [japanese]],
];

/** This many first bytes are looked at. */
const TELLING_BYTES = 200_000;

/** Returns the encoding, of those from before Unicode, in which the words of a text are most likely; Windows-1252 where they say nothing. */
export function legacyEncoding(bytes: Uint8Array): TableEncoding {
  const head = bytes.subarray(0, TELLING_BYTES);
  const scores = CANDIDATES.map(([encoding, judges]) => ({
    encoding,
    score: scoreOf(wordsOf(decodeAs(head, encoding)), judges),
  }));
  return scores.toSorted((a, b) => b.score - a.score)[0]?.encoding ?? 'windows-1252';
}

/** Words that have other characters than those of ASCII, each once. */
function wordsOf(text: string): readonly string[] {
  const words = text.match(/[^\s\d,;|"'()./:&+_-]+/gu) ?? [];
  return [...new Set(words.filter((word) => /[^\0-\x7f]/u.test(word)))];
}

/** Each word in the language it is likeliest in; of encodings that are as likely the one that needs one language alone. */
function scoreOf(words: readonly string[], judges: readonly Judge[]): number {
  if (words.length === 0) return 0;
  const each = words.map((word) => judges.map((judge) => judge(word)));
  const best = each.reduce((sum, scores) => sum + Math.max(...scores), 0);
  const ofOne = judges.map((_, language) => each.filter((scores) => scores[language] === 1).length);
  return best + Math.max(...ofOne) / (words.length * 2);
}

/** Signs that stand alone, or beside words of any language. */
const SIGNS = /^[–—°€«»“”‘’„…·×½²³©®™§ªº]+$/u;

/** Portuguese has õ before an e alone, and no word begins with a consonant, š and a consonant: these are letters of other encodings. */
const UNLIKELY = /õ(?!e)|^[bcdfghjkmnpqstvwxz]+[čšžź][bcdfghjklmnpqstvwxz]/iu;

function latin(alphabet: string): Judge {
  const word = new RegExp(
    `^(?:[A-Z${alphabet.toUpperCase()}]?[a-z${alphabet}]+|[A-Z${alphabet.toUpperCase()}]+)$`,
    'u',
  );
  return (text) => {
    if (SIGNS.test(text)) return 0;
    const parts = text
      .split(/[–—°€«»“”‘’„…·²³©®™§ªº!?*#%=<>[\]{}@~^`\\$]+/u)
      .filter((part) => /[^\0-\x7f]/u.test(part));
    return parts.every((part) => word.test(part) && !UNLIKELY.test(part)) ? 1 : -1;
  };
}

function cyrillic(text: string): number {
  if (SIGNS.test(text) || text === '№') return 0;
  return /^[«„“]?(?:\p{Lu}?[\p{Ll}]+|\p{Lu}+)[»”“!?]?$/u.test(text) &&
    /^[^a-z]+$/i.test(text) &&
    /\p{Script=Cyrillic}/u.test(text)
    ? 1
    : -1;
}

/** Kanji and kana of two and more; a single one beside a Latin letter is a letter with an accent. */
function japanese(text: string): number {
  if (/[\ufffd\p{Co}]|[a-z]/iu.test(text)) return -1;
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、。（）～〜]+$/u.test(text) ? 1 : -1;
}
