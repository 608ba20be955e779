import type { IgcHeaders } from './igc-file.ts';
import { parseIgc } from './parse-igc.ts';

/** Records that belong to a moment: events, satellites, positions, extension data. */
const TIMED_RECORDS = 'BEFK';
/** The recorder's signature, which holds for one piece alone. */
const SIGNATURE = 'G';
const EXTENSIONS = 'I';

/** The values that the pieces of one recording share, as far as they state them. */
const COMMON = ['manufacturer', 'recorderSerial', 'pilot', 'gliderType', 'gliderId'] as const;

/**
 * Returns one IGC file made of the pieces of a recording: the first one, and the timed records of the others, byte by byte; all without
 * signatures. Null when they are not by one recorder, pilot and glider, have their columns elsewhere, or when a position would be
 * lost: of lines that are quoted, indented or in UTF-16.
 */
export function joinIgc(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | null {
  const files = pieces.map((piece) => parseIgc(piece));
  if (!areOfOneRecorder(files.map(({ headers }) => headers))) return null;
  const all = pieces.map(linesOf);
  const [columns] = all.map(columnsOf);
  if (all.some((lines) => columnsOf(lines) !== columns)) return null;
  const bytes = joined(all.flatMap((lines, i) => lines.filter((line) => isKept(line, i))));
  const positions = files.reduce((sum, { fixes }) => sum + fixes.length, 0);
  return parseIgc(bytes).fixes.length === positions ? bytes : null;
}

function areOfOneRecorder(headers: readonly IgcHeaders[]): boolean {
  return COMMON.every((name) => new Set(headers.map((header) => header[name]).filter((text) => text !== '')).size <= 1);
}

/** The lines with their ends. */
function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end === -1 ? bytes.length : end + 1;
    lines.push(bytes.subarray(start, next));
    start = next;
  }
  return lines;
}

const LINE_FEED = 0x0a;

function columnsOf(lines: readonly Uint8Array[]): string {
  const line = lines.find((bytes) => letterOf(bytes) === EXTENSIONS);
  return line ? String.fromCharCode(...line).trim() : '';
}

function isKept(line: Uint8Array, piece: number): boolean {
  const letter = letterOf(line);
  return piece === 0 ? letter !== SIGNATURE : TIMED_RECORDS.includes(letter) && letter !== '';
}

function letterOf(line: Uint8Array): string {
  return line.length === 0 ? '' : String.fromCharCode(line[0] ?? 0).toUpperCase();
}

/** A piece may end without a line's end. */
function joined(lines: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(lines.reduce((sum, line) => sum + line.length + 1, 0));
  let at = 0;
  for (const line of lines) {
    if (at > 0 && bytes[at - 1] !== LINE_FEED) bytes[at++] = LINE_FEED;
    bytes.set(line, at);
    at += line.length;
  }
  return bytes.slice(0, at);
}
