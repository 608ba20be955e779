import { toFixes } from './fix-columns.ts';
import type { IgcFile } from './igc-file.ts';
import { type IgcReader, newReader } from './igc-reader.ts';
import { readEvent } from './records/event-record.ts';
import { readExtensions } from './records/extension-record.ts';
import { readHeaderRecord } from './records/header-record.ts';
import { readPosition } from './records/position-record.ts';
import { readRecorder } from './records/recorder-record.ts';

const POSITION = 0x42;
const SPACE = 0x20;

/** Readers of records other than positions, by their letter. Other letters are ignored. */
const RECORDS: Readonly<Record<string, (reader: IgcReader, start: number) => void>> = {
  A: readRecorder,
  E: readEvent,
  H: readHeaderRecord,
  I: readExtensions,
};

/**
 * Reads an IGC file (FAI, Technical specification for IGC-approved flight recorders, appendix A) as far as it makes
 * sense. An invalid line never stops the rest; never throws.
 */
export function parseIgc(bytes: Uint8Array): IgcFile {
  const reader = newReader(bytes);
  for (let start = startOfLine(reader, afterByteOrderMark(reader)); start < reader.size; ) {
    reader.lineEnd = endOfLine(reader.view, start, reader.size);
    readRecord(reader, start);
    start = startOfLine(reader, reader.lineEnd);
  }
  const { headers, startEventTime } = reader;
  return { headers, fixes: toFixes(reader.columns), startEventTime };
}

function readRecord(reader: IgcReader, start: number): void {
  const code = reader.view.getUint8(start);
  if (code === POSITION) readPosition(reader, start);
  else RECORDS[String.fromCharCode(code)]?.(reader, start);
}

/** The next character that is neither white space nor a line's end. */
function startOfLine({ view, size }: IgcReader, from: number): number {
  let at = from;
  while (at < size && view.getUint8(at) <= SPACE) at += 1;
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

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function afterByteOrderMark({ view, size }: IgcReader): number {
  return size >= 3 && view.getUint8(0) === 0xef && view.getUint8(1) === 0xbb && view.getUint8(2) === 0xbf ? 3 : 0;
}
