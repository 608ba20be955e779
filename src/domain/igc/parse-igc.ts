import { dateFixes, instantNear } from './clock.ts';
import { NO_NUMBER, timeOfDayAt } from './digits.ts';
import { readExtensions } from './extension-record.ts';
import { toFixes } from './fix-columns.ts';
import { headersInEncoding, readHeaderRecord, readRecorder } from './header-record.ts';
import type { IgcFile } from './igc-file.ts';
import { type IgcReader, newReader } from './igc-reader.ts';
import { readPosition } from './position-record.ts';
import { withoutWideCharacters } from './text-of-bytes.ts';

const POSITION = 0x42;
const SPACE = 0x20;
/** The bit that makes a letter lower case. */
const LOWER_CASE = 0x20;
/** The last place where the first line can begin: after a byte order mark and a quotation mark. */
const FIRST_LINE = 8;
/** Characters before a line that was quoted: `>` in an email, `"` in a table. */
const QUOTES = [0x3e, 0x22];

/** Readers of records other than positions, by their letter, which some programs write in lower case. Other letters are ignored. */
const RECORDS: Readonly<Record<string, (reader: IgcReader, start: number) => void>> = {
  A: readRecorder,
  a: readFirstRecorder,
  E: readEvent,
  e: readEvent,
  H: readHeaderRecord,
  h: readHeaderRecord,
  I: readExtensions,
  i: readExtensions,
};

/**
 * Reads an IGC file (FAI, Technical specification for IGC-approved flight recorders, appendix A) as far as it makes
 * sense. An invalid line never stops the rest; never throws.
 */
export function parseIgc(bytes: Uint8Array): IgcFile {
  const reader = newReader(withoutWideCharacters(bytes));
  for (let start = startOfLine(reader, afterByteOrderMark(reader)); start < reader.size; ) {
    reader.lineEnd = endOfLine(reader.view, start, reader.size);
    readRecord(reader, start);
    start = startOfLine(reader, reader.lineEnd);
  }
  const { columns, dates } = reader;
  dateFixes(columns, dates);
  return { headers: headersInEncoding(reader), fixes: toFixes(columns), startEventTime: startEventTimeOf(reader) };
}

function readRecord(reader: IgcReader, start: number): void {
  const code = reader.view.getUint8(start);
  if ((code & ~LOWER_CASE) === POSITION) readPosition(reader, start);
  else RECORDS[String.fromCharCode(code)]?.(reader, start);
}

/** Near the fix before the event; without one, on the first day. */
function startEventTimeOf({ startEvent, columns, dates }: IgcReader): number | null {
  if (startEvent === null) return null;
  const { timeOfDay, fixes } = startEvent;
  const before = columns.time[fixes - 1];
  return before === undefined ? (dates[0]?.day ?? 0) + timeOfDay : instantNear(before, timeOfDay);
}

/** A lower-case `a` names the recorder on the first line alone: further down it is more likely the start of some text. */
function readFirstRecorder(reader: IgcReader, start: number): void {
  if (start <= FIRST_LINE) readRecorder(reader, start);
}

/** The next character that is neither white space nor a line's end, nor a quotation mark. */
function startOfLine({ view, size }: IgcReader, from: number): number {
  let at = from;
  while (at < size && isBeforeLine(view.getUint8(at))) at += 1;
  return at;
}

/** The next carriage return or line feed, or the end of the file. Four bytes at once while none is a control code. */
function endOfLine(view: DataView, from: number, size: number): number {
  let at = from;
  while (at + 4 <= size && !holdsControl(view.getUint32(at))) at += 4;
  while (at < size && !isLineEnd(view.getUint8(at))) at += 1;
  return at;
}

/** Whether one of a word's four bytes is below 0x20. */
function holdsControl(word: number): boolean {
  return ((word - 0x20202020) & ~word & 0x80808080) !== 0;
}

function isBeforeLine(byte: number): boolean {
  return byte <= SPACE || QUOTES.includes(byte);
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function afterByteOrderMark({ view, size }: IgcReader): number {
  return size >= 3 && view.getUint8(0) === 0xef && view.getUint8(1) === 0xbb && view.getUint8(2) === 0xbf ? 3 : 0;
}

const TIME = 1;
const CODE = 7;
const LENGTH = 10;

/** Reads an E record, `EHHMMSSCCC…`. Only the first start event of a file is kept. */
function readEvent(reader: IgcReader, start: number): void {
  if (reader.lineEnd - start < LENGTH || reader.startEvent !== null) return;
  const code = String.fromCharCode(...reader.bytes.subarray(start + CODE, start + LENGTH)).toUpperCase();
  const timeOfDay = timeOfDayAt(reader.view, start + TIME);
  if (code === 'STA' && timeOfDay !== NO_NUMBER) reader.startEvent = { timeOfDay, fixes: reader.columns.length };
}
