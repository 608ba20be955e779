import { DAY_S } from './clock.ts';
import { igcDate, igcDigits, igcPosition, igcText, igcTime } from './position-text.ts';

/** A track of another format in columns of one length: not sorted, and of any times. */
export interface ConvertibleTrack {
  /** Unix seconds, with or without a fraction. */
  readonly time: readonly number[];
  /** Degrees. */
  readonly lat: readonly number[];
  readonly lng: readonly number[];
  /** Metres above sea level; NaN when unknown. */
  readonly altitude: readonly number[];
  /** The glider's name by the recorder; empty when not known. */
  readonly gliderName: string;
}

/** The source of a converted IGC file. */
export interface ConvertedFrom {
  readonly format: 'GPX' | 'KML' | 'FIT' | 'TCX';
  /** SHA-256 of the source file in hexadecimal digits: its name may change. */
  readonly sha256: string;
}

const RECORDER = 'AXWB000';
/** One more digit of latitude and longitude. */
const EXTENSIONS = 'I023636LAD3737LOD';
const MAX_ALTITUDE = 99_999;
const MIN_ALTITUDE = -9_999;
/** Instants whose two-digit years are read as they were written. */
const FIRST_TIME = Date.UTC(1980, 0, 1) / 1000;
const LAST_TIME = Date.UTC(2069, 11, 31) / 1000;

/**
 * Returns the text of the IGC file of a track, in plain ASCII: one fix a second, in order of time, its altitudes in the column of
 * satellites, as nothing says that they are by pressure; without one, the fix is marked as two-dimensional. Null without a single
 * fix of a possible time.
 */
export function igcOfTrack(track: ConvertibleTrack, from: ConvertedFrom): string | null {
  const order = oncePerSecond(track);
  if (order.length === 0) return null;
  return [...headOf(track, from), ...positions(track, order), ''].join('\r\n');
}

function headOf({ gliderName }: ConvertibleTrack, { format, sha256 }: ConvertedFrom): readonly string[] {
  return [
    RECORDER,
    ...(gliderName === '' ? [] : [`HFGTYGLIDERTYPE:${igcText(gliderName)}`]),
    'HFDTMGPSDATUM:WGS84',
    `HFFTYFRTYPE:Wingbook,converted from ${format}`,
    EXTENSIONS,
    `LXWBSOURCE:${format} SHA256 ${sha256}`,
  ];
}

/** Indexes of the fixes to be written, by time. */
function oncePerSecond({ time }: ConvertibleTrack): readonly number[] {
  const second = (index: number): number => Math.floor(time[index] ?? Number.NaN);
  const possible = [...time.keys()].filter((i) => second(i) >= FIRST_TIME && second(i) < LAST_TIME);
  const sorted = possible.toSorted((a, b) => second(a) - second(b) || a - b);
  return sorted.filter((index, i) => i === 0 || second(index) !== second(sorted[i - 1] ?? -1));
}

/** Position records, and a date before the first one of each day. */
function positions(track: ConvertibleTrack, order: readonly number[]): readonly string[] {
  const records: string[] = [];
  let day = Number.NaN;
  for (const index of order) {
    const second = Math.floor(track.time[index] ?? 0);
    if (Math.floor(second / DAY_S) !== day) records.push(`HFDTEDATE:${igcDate(second)},01`);
    day = Math.floor(second / DAY_S);
    records.push(positionRecord(track, index));
  }
  return records;
}

function positionRecord({ time, lat, lng, altitude }: ConvertibleTrack, index: number): string {
  const metres = altitude[index] ?? Number.NaN;
  const isKnown = !Number.isNaN(metres);
  const written = isKnown ? Math.max(MIN_ALTITUDE, Math.min(MAX_ALTITUDE, metres)) : 0;
  const { place, finer } = igcPosition(lat[index] ?? 0, lng[index] ?? 0);
  return `B${igcTime(Math.floor(time[index] ?? 0))}${place}${isKnown ? 'A' : 'V'}00000${igcDigits(written, 5)}${finer}`;
}
