/** A time of day in a cell. */
export interface TimeOfDay {
  /** Seconds since midnight. */
  readonly seconds: number;
  /** Minutes that it is ahead of UTC; null when the cell does not say so. */
  readonly offset: number | null;
}

const TIME =
  /^(?<hours>\d{1,2})(?:\s*[:.h]\s*(?<minutes>\d{2})(?:\s*[:.m'′]\s*(?<seconds>\d{2})(?:[.,]\d+)?)?)\s*(?<half>[ap]\.?m\.?)?(?:uhr|h|s|"|″)?\s*(?<zone>z|utc|gmt|[+\u2212-]\d{1,2}(?::?\d{2})?)?$/i;
/** As aviation writes it. */
const DIGITS = /^(\d{2})(\d{2})$/;
const HOUR = /^(\d{1,2})\s*(?:h|uhr)$/i;
const OFFSET = /^(?:utc|gmt)?\s*(?<sign>[+\u2212-]?)(?<number>\d{1,4})(?::(?<minutes>[0-5]\d)|[.,]0+)?$/i;
/** Kiribati is 14 hours ahead of UTC. */
const MAX_HOURS = 14;

/** Returns a time of day: `8:30`, `08:30:15`, `8h30`, `8.30`, `0830`, `8:30 pm`, `8h`, with or without a zone; null when it is none. */
export function readTime(text: string): TimeOfDay | null {
  const parts = TIME.exec(text.trim().replace(DIGITS, '$1:$2').replace(HOUR, '$1:00'))?.groups;
  if (parts === undefined) return null;
  const [hours, minutes, seconds] = [hourOfDay(parts), Number(parts.minutes), Number(parts.seconds ?? 0)];
  if (hours === null || minutes > 59 || seconds > 60) return null;
  return { seconds: (hours * 60 + minutes) * 60 + seconds, offset: zoneOf(parts.zone) };
}

/** Returns a time of day in a column of times, where `930` is half past nine; null when it is none. */
export function readClock(text: string): TimeOfDay | null {
  return readTime(text.trim().replace(/^(\d)(\d{2})$/, '0$1$2'));
}

/** Returns the minutes ahead of UTC: `2`, `+02:00`, `UTC+2`, or minutes as `120`; null when it is no offset. */
export function readOffset(text: string): number | null {
  const cell = text.trim();
  if (/^(?:z|utc|gmt)$/i.test(cell)) return 0;
  const parts = OFFSET.exec(cell)?.groups;
  if (parts === undefined) return null;
  const minutes = offsetMinutes(parts.number ?? '', parts.minutes);
  if (minutes > MAX_HOURS * 60 || minutes % 15 !== 0) return null;
  return /[\u2212-]/.test(parts.sign ?? '') ? -minutes : minutes;
}

/** Four digits are hours and minutes; fewer are hours, or minutes when they are too many for hours. */
function offsetMinutes(digits: string, extra: string | undefined): number {
  if (extra === undefined && digits.length === 4) return Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  const number = Number(digits);
  return extra === undefined && number > MAX_HOURS ? number : number * 60 + Number(extra ?? 0);
}

function hourOfDay({ hours, half }: Readonly<Record<string, string | undefined>>): number | null {
  const hour = Number(hours);
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

function zoneOf(zone: string | undefined): number | null {
  return zone === undefined ? null : readOffset(zone);
}
