const DAY_S = 86_400;
const ZONE = String.raw`Z+|UTC|GMT|[+-]\d{2}(?::?\d{2})?`;
/** `2026-07-05`, `2026/7/5`, `2026.07.05` or `05.07.2026`: a day before its month has dots wherever it is written. */
const DATE = String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})|(?<firstDay>\d{1,2})\.(?<thenMonth>\d{1,2})\.(?<lastYear>\d{4})`;
/** SkyDrop neither pads its numbers nor has a colon before the seconds: `2016-5-8T9:3.7Z`. */
const CLOCK = String.raw`(?<hours>\d{1,2}):(?<minutes>\d{1,2})(?:[:.](?<seconds>\d{1,2})(?:[.,](?<fraction>\d+))?)?`;
const TIME = new RegExp(String.raw`^(?:${DATE})(?:T|\s+)${CLOCK}\s*(?<zone>${ZONE})?$`, 'i');
/** ISO 8601 without separators: `20260705T120309Z`. */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d(?:\.\d+)?)(.*)$/i;
/** Unix seconds from 1973 on, or milliseconds, microseconds or nanoseconds. */
const UNIX = /^\d{9,19}(?:\.\d+)?$/;
/** Later than any Unix seconds. */
const FINER_THAN_SECONDS = 1e11;
const SAYS_ZONE = new RegExp(String.raw`:[\d.,:]+\s*(?:${ZONE})$`, 'i');
const TIMES = new RegExp(
  String.raw`(?<!\d)(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4})(?:T|[\s,]+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*(?:${ZONE})(?![\w:]))?`,
  'gi',
);
const DATES = /(?<!\d)(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4})(?!\d)/;
const CLOCKS = /(?<![\d:])\d{1,2}:\d{2}:\d{2}(?![\d:])/g;

/**
 * Returns the Unix seconds of a time in a GPX or KML file, nearly in ISO 8601 or as a Unix time; without a zone it is UTC. NaN when it
 * is not a time.
 */
export function trackTime(text: string): number {
  const written = text.trim();
  const parts = TIME.exec(written)?.groups;
  if (parts === undefined) return otherTime(written);
  const [year, month] = [Number(parts.year ?? parts.lastYear), Number(parts.month ?? parts.thenMonth) - 1];
  const day = Number(parts.day ?? parts.firstDay);
  const time = [Number(parts.hours), Number(parts.minutes), Number(parts.seconds ?? 0)] as const;
  if (!isDay(year, month, day) || !isTimeOfDay(time)) return Number.NaN;
  return Date.UTC(year, month, day, ...time) / 1000 + Number(`0.${parts.fraction ?? 0}`) - aheadOf(parts.zone);
}

/** Returns whether a time of {@link trackTime} says its zone, as a Unix time does. */
export function saysZone(text: string): boolean {
  const written = text.trim();
  if (written.endsWith('Z')) return true;
  return UNIX.test(written) || SAYS_ZONE.test(written) || /^\d{8}T[\d.]+(?:Z|[+-])/i.test(written);
}

/** Returns the times in a text, as they are written there: days with a time of day. */
export function timesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(TIMES), ([time]) => time.replace(/[\s,]+(?=\d{1,2}:)/, ' '));
}

/**
 * Returns the times of day in a text, `10:12:30`, as times of a day in another text, in their order: one that is earlier than that
 * before it is of the next day. Empty when there is no day.
 */
export function clockTimesIn(text: string, dayText: string): readonly number[] {
  const day = DATES.exec(dayText)?.[0];
  if (day === undefined) return [];
  const times: number[] = [];
  for (const [clock] of text.matchAll(CLOCKS)) {
    const time = trackTime(`${day} ${clock}`);
    times.push(time < (times.at(-1) ?? 0) ? time + DAY_S : time);
  }
  return times;
}

/** A Unix time, or one without separators. */
function otherTime(written: string): number {
  if (UNIX.test(written)) return unixSeconds(Number(written));
  return BASIC.test(written) ? trackTime(written.replace(BASIC, '$1-$2-$3T$4:$5:$6$7')) : Number.NaN;
}

function unixSeconds(time: number): number {
  return time < FINER_THAN_SECONDS ? time : unixSeconds(time / 1000);
}

/** Months count from 0. */
function isDay(year: number, month: number, day: number): boolean {
  return month >= 0 && month < 12 && day >= 1 && day <= new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The second 60 is a leap second. */
function isTimeOfDay([hours, minutes, seconds]: readonly [number, number, number]): boolean {
  return hours < 24 && minutes < 60 && seconds <= 60;
}

/** Seconds that `+02:00`, `-0330` or `+02` is ahead of UTC. */
function aheadOf(zone = 'Z'): number {
  if (!/^[+-]/.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  return (hours * 60 + minutes) * (zone.startsWith('-') ? -60 : 60);
}
