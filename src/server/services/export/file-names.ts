import { downloadName } from '#domain/igc/file-name';
import { yearOf } from '#domain/local-date';
import type { FlightWithTrack } from '#server/repositories/tracks';

/** Characters that some file systems do not allow in a name, or read as a folder separator. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const DOTS_IN_FRONT = /^\.+/;
const DOTS_AND_BLANKS_AT_END = /[. ]+$/;
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Most file systems allow 255 bytes; a number may be added. */
const MAX_STEM_BYTES = 200;
const MAX_EXTENSION_BYTES = 40;

/** Returns a function that names the files of one folder: valid on any system, and unique regardless of case and Unicode form. */
export function uniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  const nextNumbers = new Map<string, number>();
  return (wanted) => {
    const safe = safeParts(wanted);
    const first = keyOf(numbered(safe, 1));
    let number = nextNumbers.get(first) ?? 1;
    while (taken.has(keyOf(numbered(safe, number)))) number += 1;
    nextNumbers.set(first, number);
    const name = numbered(safe, number);
    taken.add(keyOf(name));
    return name;
  };
}

interface NameParts {
  readonly stem: string;
  /** From the last dot on; empty without one. */
  readonly extension: string;
}

function safeParts(wanted: string): NameParts {
  const plain = downloadName(wanted)
    .replace(UNSAFE, '_')
    .trim()
    .replace(DOTS_IN_FRONT, '_')
    .replace(DOTS_AND_BLANKS_AT_END, '');
  const dot = plain.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const isDevice = DEVICE.test(plain.split('.', 1)[0] ?? '');
  return {
    stem: cut(`${isDevice ? '_' : ''}${stem}`, MAX_STEM_BYTES),
    extension: cut(extension, MAX_EXTENSION_BYTES).replace(DOTS_AND_BLANKS_AT_END, ''),
  };
}

/** Returns the longest prefix of a text within so many bytes of UTF-8, without splitting a character. */
function cut(text: string, maxBytes: number): string {
  const bytes = new Uint8Array(maxBytes);
  return text.slice(0, new TextEncoder().encodeInto(text, bytes).read);
}

/** `a.igc`, then `a (2).igc`. */
function numbered({ stem, extension }: NameParts, number: number): string {
  return number === 1 ? `${stem}${extension}` : `${stem} (${number})${extension}`;
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const FOLDER = 'tracks';

/**
 * Returns a function that names the IGC files of an archive by their flights: `tracks/2026/2026-07-12_1134_Annecy.igc`. The
 * paths are valid on any system, and unique.
 */
export function trackPaths(): (flight: FlightWithTrack) => string {
  const folders = new Map<string, (wanted: string) => string>();
  return (flight) => {
    const year = String(yearOf(flight.date));
    const nameFor = folders.get(year) ?? uniqueNames();
    folders.set(year, nameFor);
    return `${FOLDER}/${year}/${nameFor(`${stemOf(flight)}.igc`)}`;
  };
}

function stemOf({ date, time, site }: FlightWithTrack): string {
  return [date, time?.replace(':', ''), site].filter(Boolean).join('_');
}
