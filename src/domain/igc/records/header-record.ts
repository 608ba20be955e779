import { isLocalDate, type LocalDate } from '../../local-date.ts';
import { setDay } from '../clock.ts';
import type { IgcHeaders } from '../igc-file.ts';
import type { IgcReader } from '../igc-reader.ts';
import { textOfBytes } from '../text-of-bytes.ts';

/** Headers whose value is a plain text, by their three-letter code. */
const TEXTS = {
  PLT: 'pilot',
  CM2: 'copilot',
  GTY: 'gliderType',
  GID: 'gliderId',
  SIT: 'site',
  FTY: 'recorderType',
} as const satisfies Record<string, keyof IgcHeaders>;

/** What recorders write for an unknown value. */
const UNKNOWN = new Set(['nkn', 'not set', 'none', 'unknown']);
/**
 * Old `HFDTEDDMMYY`, new `HFDTEDATE:DDMMYY,NN`, mixtures of them, and four-digit years: of `2024` and `2001` the first
 * is a year, the second the year 2020 and the day's first flight.
 */
const DATE = /^\D*(\d\d)(\d\d)(?:((?:19|20)[1-9]\d)(?!\d)|(\d\d))(?:,?(\d\d))?/;
/** Two-digit years from here on are of the 20th century. */
const LAST_CENTURY = 70;
/** No recorder that writes IGC files is older than this year. */
const FIRST_YEAR = 1980;
/** Where the value starts, after `HSCCC`. */
const VALUE = 5;

/** Reads an H record, `HSCCCLONGNAME:value`. The first one of its kind with a value counts. */
export function readHeaderRecord(reader: IgcReader, start: number): void {
  const code = String.fromCharCode(...reader.bytes.subarray(start + 2, start + VALUE)).toUpperCase();
  const rest = reader.bytes.subarray(start + VALUE, Math.max(start + VALUE, reader.lineEnd));
  if (code === 'DTE') readDate(reader, textOfBytes(rest));
  if (isTextCode(code) && reader.headers[TEXTS[code]] === '') readText(reader, TEXTS[code], textOfBytes(rest));
}

function readText(reader: IgcReader, field: (typeof TEXTS)[keyof typeof TEXTS], rest: string): void {
  const value = rest.slice(rest.indexOf(':') + 1).trim();
  if (!UNKNOWN.has(value.toLowerCase())) reader.headers = { ...reader.headers, [field]: value };
}

function readDate(reader: IgcReader, rest: string): void {
  const [, day, month, fullYear, shortYear, number] = DATE.exec(rest) ?? [];
  const year = fullYear === undefined ? yearOf(Number(shortYear)) : Number(fullYear);
  const date = `${year}-${month}-${day}`;
  if (year < FIRST_YEAR || !isLocalDate(date)) return;
  const flightNumberOfDay = Number(number ?? 0) || reader.headers.flightNumberOfDay;
  startDay(reader, date);
  reader.headers = { ...reader.headers, date: reader.headers.date ?? date, flightNumberOfDay };
}

function yearOf(twoDigits: number): number {
  return twoDigits + (twoDigits < LAST_CENTURY ? 2000 : 1900);
}

/** A header that repeats the first date is ignored: some recorders repeat theirs after midnight. */
function startDay(reader: IgcReader, date: LocalDate): void {
  if (date === reader.headers.date) return;
  const wasDated = reader.headers.date !== null;
  setDay(reader.clock, date);
  if (!wasDated) dateFixes(reader);
}

/** Moves fixes that came before any date to the first date. */
function dateFixes({ columns, clock }: IgcReader): void {
  for (let i = 0; i < columns.length; i += 1) columns.time[i] = (columns.time[i] ?? 0) + clock.day;
}

function isTextCode(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code);
}
