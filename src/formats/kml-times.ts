import type { TimesNote } from '#domain/import/found-flight';
import { clockTimesIn, saysZone, timesIn, trackTime } from '#domain/import/track-time';

/** What a Placemark says of times, as text. Changed in place while it is read. */
export interface KmlTimes {
  /** The times of its `TimeStamp`: more than one when it is a list. */
  readonly stamps: string[];
  /** The ends of its `TimeSpan`; empty without one. */
  begin: string;
  end: string;
  /** Whether the span is in the line itself, as SkyDrop writes it, which records at even intervals. */
  isSpanOfLine: boolean;
  /** The time of the first point, and how many seconds after it each point is: GpsDump and FS. */
  first: string;
  seconds: string;
  /** Values of the data fields named after times, and of one for the day. */
  readonly list: string[];
  day: string;
  /** Name and description. */
  text: string;
}

/** The times of points, in Unix seconds, NaN when there is none. */
export interface PointTimes {
  readonly time: readonly number[];
  readonly note: TimesNote | null;
}

/** A recorder writes a place at least so often, in seconds: otherwise the line was thinned, and its times are not known. */
const MAX_STEP_S = 15;
/** Seconds that count from 1970, not from the first point. */
const MIN_UNIX = 1e8;
const DAY_S = 86_400;
/** As GpsDump describes a flight. */
const START_AND_FINISH = /Start\/finish\s+(?<span>\d{1,2}:\d{2}:\d{2}\s*-\s*\d{1,2}:\d{2}:\d{2})/;

/** Returns the known times before anything is read. */
export function unknownTimes(): KmlTimes {
  return { stamps: [], begin: '', end: '', isSpanOfLine: false, first: '', seconds: '', list: [], day: '', text: '' };
}

/**
 * Returns the times of a line of so many places: one for each, or spread evenly between its ends; null when it has none. `around` are
 * the texts of the folders it is in.
 */
export function timesOfLine(said: KmlTimes, count: number, around: string): PointTimes | null {
  return (
    secondsAfterFirst(said) ?? listed(said.list, count) ?? listed(said.stamps, count) ?? spread(said, count, around)
  );
}

/** What is known of a point before it is read: the texts of the folders it is in, and the time of the point before it, NaN for the first. */
interface PointContext {
  readonly around: string;
  readonly before: number;
}

/**
 * Returns the time of a single point: its stamp, the beginning of its span, a data field, or one in its name or description. The day of
 * a time of day may be that of a folder, and changes at midnight.
 */
export function timeOfPoint(said: KmlTimes, { around, before }: PointContext): PointTimes {
  const [field = ''] = said.list;
  const written = [said.stamps[0], said.begin, field, `${said.day} ${field}`, ...timesIn(said.text)];
  const text = written.find((each) => each !== undefined && !Number.isNaN(trackTime(each)));
  if (text !== undefined) return { time: [trackTime(text)], note: saysZone(text) ? null : 'noZone' };
  const [clock = Number.NaN] = clockTimesIn(`${field} ${said.text}`, `${said.day} ${said.text} ${around}`);
  return { time: [clock < before - DAY_S / 2 ? clock + DAY_S : clock], note: 'noZone' };
}

function secondsAfterFirst({ seconds, first, begin, stamps }: KmlTimes): PointTimes | null {
  const offsets = numbersIn(seconds);
  if (offsets.length === 0) return null;
  const start = [first, begin, stamps[0] ?? ''].find((text) => !Number.isNaN(trackTime(text)));
  if ((offsets[0] ?? 0) >= MIN_UNIX) return { time: offsets, note: null };
  if (start === undefined) return null;
  const base = trackTime(start);
  return { time: offsets.map((offset) => base + offset), note: saysZone(start) ? null : 'noZone' };
}

/** A list may be one value with a time for each place. */
function listed(values: readonly string[], count: number): PointTimes | null {
  const texts = values.length === 1 ? (values[0] ?? '').trim().split(/\s*[\n,;|]\s*|\s+(?=\d{4}-)/) : values;
  const time = texts.map(trackTime);
  if (time.every(Number.isNaN) || (time.length === 1 && count > 1)) return null;
  return { time, note: saysZone(texts[0] ?? '') ? null : 'noZone' };
}

function spread(said: KmlTimes, count: number, around: string): PointTimes | null {
  const [begin = Number.NaN, end = Number.NaN] = endsOf(said, around);
  const step = (end - begin) / (count - 1);
  if (!(step > 0 && step <= MAX_STEP_S)) return null;
  return { time: Array.from({ length: count }, (_, i) => begin + step * i), note: said.isSpanOfLine ? null : 'spread' };
}

/** The span of a Placemark, two times in its name or description, or those of GpsDump. */
function endsOf({ begin, end, text }: KmlTimes, around: string): readonly number[] {
  if (begin !== '' && end !== '') return [trackTime(begin), trackTime(end)];
  const written = timesIn(text);
  if (written.length === 2) return written.map(trackTime);
  const described = `${text} ${around}`;
  return clockTimesIn(START_AND_FINISH.exec(described)?.groups?.span ?? '', described);
}

function numbersIn(text: string): readonly number[] {
  return text.trim() === ''
    ? []
    : text
        .trim()
        .split(/[\s,;]+/)
        .map(Number);
}
