import { isLocalDate, type LocalDate } from '#domain/local-date';
import { midnightOf } from './clock.ts';
import type { IgcHeaders } from './igc-file.ts';
import type { IgcReader, TextHeader } from './igc-reader.ts';
import { inLikeliestEncoding, isUnicode, textOfBytes } from './text-of-bytes.ts';

/** Headers whose value is a plain text, by their three-letter code. */
const TEXTS = {
  PLT: 'pilot',
  CM2: 'copilot',
  GTY: 'gliderType',
  GID: 'gliderId',
  SIT: 'site',
  FTY: 'recorderType',
} as const satisfies Record<string, TextHeader>;

/** The words that recorders write for an unknown value. */
const UNKNOWN = new Set(['nkn', 'not set', 'none', 'unknown']);
/**
 * How a date is written, the most usual first: old `HFDTEDDMMYY`, new `HFDTEDATE:DDMMYY,NN`, mixtures of them, four-digit years (of `2024`
 * and `2001` the first is a year, the second the year 2020 and the day's first flight), ISO, with separators, months by name, or first where
 * they can only be, and days and months of one digit.
 */
const DATES: readonly RegExp[] = [
  /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)[1-9]\d)(?!\d)(?:\s*,\s*(?<number>\d{1,2}))?/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)(?:\s*,?\s*(?<number>\d\d))?/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?!\d)(?:\s*,\s*(?<number>\d{1,2}))?/,
  /^(?<year>\d{4})[-/. ]+(?<month>\d{1,2})[-/. ]+(?<day>\d{1,2})(?!\d)(?:\s*,\s*(?<number>\d{1,2}))?/,
  /^(?<day>\d{1,2})[-/. ]+(?<month>\d{1,2}|[a-z]{3,9})[-/. ]+(?<year>\d{4}|\d\d)(?!\d)(?:\s*,\s*(?<number>\d{1,2}))?/i,
  /^(?<month>\d{1,2})[-/. ]+(?<day>\d{1,2})[-/. ]+(?<year>\d{4}|\d\d)(?!\d)(?:\s*,\s*(?<number>\d{1,2}))?/,
  /^(?<day>\d)(?<month>\d)(?<year>\d\d)(?!\d)/,
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Two-digit years from here on are of the 20th century. */
const LAST_CENTURY = 70;
/** No recorder that writes IGC files is older than this year. */
const FIRST_YEAR = 1980;
/** The start of the value, after `HSCCC`. */
const VALUE = 5;

/** Reads an H record, `HSCCCLONGNAME:value`. The first one of its kind with a value counts. */
export function readHeaderRecord(reader: IgcReader, start: number): void {
  const code = String.fromCharCode(...reader.bytes.subarray(start + 2, start + VALUE)).toUpperCase();
  const rest = reader.bytes.subarray(start + VALUE, Math.max(start + VALUE, reader.lineEnd));
  if (code === 'DTE') readDate(reader, textOfBytes(rest));
  if (isTextCode(code) && reader.headers[TEXTS[code]] === '') readText(reader, TEXTS[code], rest);
}

function readText(reader: IgcReader, field: TextHeader, bytes: Uint8Array): void {
  const rest = textOfBytes(bytes);
  const value = rest.slice(rest.indexOf(':') + 1).trim();
  if (UNKNOWN.has(value.toLowerCase())) return;
  reader.headers = { ...reader.headers, [field]: value };
  if (!isUnicode(bytes)) reader.oldTexts.add(field);
}

/** Returns the headers of a file that was read, their texts in the encoding that all of them tell. */
export function headersInEncoding({ headers, oldTexts }: IgcReader): IgcHeaders {
  const fields = [...oldTexts];
  const texts = inLikeliestEncoding(fields.map((field) => headers[field]));
  return { ...headers, ...Object.fromEntries(fields.map((field, i) => [field, texts[i] ?? headers[field]])) };
}

function readDate(reader: IgcReader, rest: string): void {
  const written = rest.replace(/^\D*/, '');
  for (const spelling of DATES) {
    const { day, month, year, number } = spelling.exec(written)?.groups ?? {};
    const date = [yearOf(year), monthOf(month), (day ?? '').padStart(2, '0')].join('-');
    if (!isLocalDate(date)) continue;
    if (Number(date.slice(0, 4)) < FIRST_YEAR) return; // A clock that was never set.
    startDay(reader, date);
    const flightNumberOfDay = Number(number ?? 0) || reader.headers.flightNumberOfDay;
    reader.headers = { ...reader.headers, date: reader.headers.date ?? date, flightNumberOfDay };
    return;
  }
}

function yearOf(written = ''): number {
  const year = Number(written);
  if (written.length > 2) return year;
  return year + (year < LAST_CENTURY ? 2000 : 1900);
}

function monthOf(written = ''): string {
  const named = MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;
  return String(named || written).padStart(2, '0');
}

/** A header that repeats the first date sets no day: some recorders repeat theirs after midnight. */
function startDay({ headers, dates, columns: { length: at } }: IgcReader, date: LocalDate): void {
  if (date !== headers.date) dates.push({ at, day: midnightOf(date) });
  else if (dates.at(-1)?.at !== at) dates.push({ at, day: null });
}

function isTextCode(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code);
}

/** Manufacturer and serial. */
const RECORDER = /^A(\w{3})([\w-]*)/i;
/** The number of the flight, directly after the serial. */
const FLIGHT = /FLIGHT:(\d{1,3})/;
/** A serial after a label. */
const NAMED_SERIAL = /\bS\/N\s?([\w-]+)/;
/** Longest serial: it becomes part of a file name. */
const MAX_SERIAL = 32;

/** Reads an A record, `AMMMSSS…`: manufacturer and serial of the recorder. The first one counts. */
export function readRecorder(reader: IgcReader, start: number): void {
  if (reader.headers.manufacturer !== '') return;
  const line = textOfBytes(reader.bytes.subarray(start, reader.lineEnd));
  const [, manufacturer = '', serial = ''] = RECORDER.exec(line) ?? [];
  reader.headers = {
    ...reader.headers,
    manufacturer: manufacturer.toUpperCase(),
    recorderSerial: (NAMED_SERIAL.exec(line)?.[1] ?? serial.replace(/FLIGHT$/, '')).slice(0, MAX_SERIAL),
    flightNumberOfDay: reader.headers.flightNumberOfDay ?? flightNumberIn(line),
  };
}

function flightNumberIn(line: string): number | null {
  return Number(FLIGHT.exec(line)?.[1] ?? 0) || null;
}
