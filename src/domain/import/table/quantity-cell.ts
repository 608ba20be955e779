import type { DecimalSeparator, DurationUnit } from './table-mapping.ts';

/** Seconds of the units that a number of airtime can be in. */
const SECONDS = { dayFractions: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

const CLOCK =
  /^(?:(?<days>\d{1,2})\s*(?:d|days?|tage?|jours?)\.?,?\s*)?(?<hours>\d{1,3}):(?<minutes>[0-5]?\d)(?::(?<seconds>[0-5]?\d)(?:[.,]\d+)?)?(?:\s*(?:h|hrs?|std)\.?)?$/i;
/** `12:45:00 AM`: a spreadsheet shows 45 minutes so where clocks have twelve hours. */
const HALF_DAY = /^(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2}))?\s*(?<half>[ap])\.?m\.?$/i;
const MINUTES_SECONDS = /^(?<minutes>\d{1,3}):(?<seconds>\d{2})(?:\s*mins?\.?)$/i;
const ISO = /^P(?:(?<days>\d+)D)?T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)(?:\.\d+)?S)?$/i;
const HOURS_MINUTES =
  /^(?<hours>\d{1,3})\s*(?:h|hrs?|hours?|std|stunden?|heures?|ore|ora|horas?|hod|godz|u|uur|t|tim)\.?\s*(?<minutes>[0-5]?\d)$/i;
/** `1°20'`: an hour and twenty minutes, or an angle; only a header tells. */
const DEGREES = /^(?<hours>\d{1,2})\s*°\s*(?:(?<minutes>[0-5]?\d)\s*['′’]?)?(?:\s*(?<seconds>[0-5]?\d)\s*(?:"|″))?$/;
const WORDS =
  /^(?:(?<hours>\d+(?:[.,]\d+)?)\s*(?:h|hrs?\.?|hours?|std\.?|stunden?|heures?|ore|ora|horas?|hod\.?|hodin[ay]?|godz\.?|ur[aei]?|t|timer?|tim\.?|timmar|óra|uur|u|ч|час\w*|時間|小时|시간)\s*(?:(?:et|und|e|y|and)\s+)?)?(?:(?<minutes>\d+(?:[.,]\d+)?)\s*(?:m|mn|mins?\.?|minutes?|minuten?|minuti|minutos?|minut[ay]?|minúty?|minutter|minuter|perc|мин\.?|分|分钟|분|'|′|’)\s*)?(?:(?<seconds>\d+)\s*(?:s|secs?\.?|seconds?|sek\.?|sekunden?|秒|"|″))?$/iu;
const WRITTEN = [ISO, HOURS_MINUTES, WORDS, MINUTES_SECONDS] as const;

/** How the numbers of a column are read. */
export interface DurationFormat {
  /** The unit of a number that has none. */
  readonly unit: Exclude<DurationUnit, 'auto'>;
  readonly decimal: DecimalSeparator;
}

/** Returns the seconds of an airtime: `1:05`, `1:05:30`, `0h37mn`, `PT1H5M`, `65 min`, or a number; null when it is none. */
export function readDuration(text: string, format: DurationFormat): number | null {
  const cell = text.trim();
  const split = SPLIT[format.unit]?.exec(cell)?.groups;
  if (split !== undefined) return splitSeconds(split);
  const number = readNumber(cell, { decimal: format.decimal, mayBeGrouped: format.decimal !== 'auto' });
  if (number?.unit === '') return number.value >= 0 ? inSeconds(number.value, format.unit) : null;
  const half = HALF_DAY.exec(cell)?.groups;
  return half === undefined ? writtenSeconds(cell) : halfDaySeconds(half);
}

function writtenSeconds(cell: string): number | null {
  for (const format of [CLOCK, ...WRITTEN, DEGREES]) {
    const parts = format.exec(cell)?.groups;
    if (parts !== undefined && Object.values(parts).some(Boolean)) return isClear(parts) ? secondsOf(parts) : null;
  }
  return null;
}

/** Behind hours nobody writes 60 minutes or more: `1 h 75` is a slip of some other number. */
function isClear({ hours, minutes }: Readonly<Record<string, string | undefined>>): boolean {
  return hours === undefined || minutes === undefined || Number(minutes.replace(',', '.')) < 60;
}

/** Numbers whose figures are hours and minutes, or minutes and seconds; a spreadsheet cuts the nought of 2.30. */
const SPLIT: Readonly<Partial<Record<DurationUnit, RegExp>>> = {
  hoursMinutes: /^(?<hours>\d{1,2})(?:[.,](?<tenths>\d)(?<ones>\d?))?$|^(?<hhmm>\d{3,4})$/,
  minutesSeconds: /^(?<minutes>\d{1,3})(?:[.,:](?<tenths>\d)(?<ones>\d?))?$/,
};

function splitSeconds({ hhmm, ...parts }: Readonly<Record<string, string | undefined>>): number | null {
  const whole = hhmm?.slice(0, -2) ?? parts.hours ?? parts.minutes;
  const sixtieths = hhmm?.slice(-2) ?? (parts.tenths ?? '0') + (parts.ones || '0');
  if (Number(sixtieths) >= 60) return null;
  return (Number(whole) * 60 + Number(sixtieths)) * (parts.minutes === undefined ? 60 : 1);
}

/** A fraction of an hour is that of whole minutes, cut to a few digits: 46 minutes are 0.77 hours, and those are 46 minutes. */
function inSeconds(value: number, unit: DurationFormat['unit']): number {
  if (unit === 'dayFractions') return dayFraction(value);
  if (unit === 'hoursMinutes' || unit === 'minutesSeconds') return value * SECONDS.minutes;
  if (unit !== 'hours' || value === 0) return value * SECONDS[unit];
  return Math.max(1, Math.round(value * 60)) * 60;
}

/** Whole minutes where the fraction is one of them, cut to a few digits. */
function dayFraction(value: number): number {
  const [inMinutes, wholeMinutes] = [value * 1_440, Math.round(value * 1_440)];
  const cut = String(value).length > EXACT ? CUT / 10 : CUT;
  return Math.abs(inMinutes - wholeMinutes) < cut ? wholeMinutes * 60 : Math.round(value * SECONDS.dayFractions);
}
/** Minutes of the fourth digit of a day, and the length of fractions that have seconds. */
const [CUT, EXACT] = [0.1, '0.000000'.length];

function halfDaySeconds(parts: Readonly<Record<string, string | undefined>>): number {
  const half = parts.half?.toLowerCase() === 'p' ? SECONDS.dayFractions / 2 : 0;
  return half + (Number(parts.hours) % 12) * 3_600 + Number(parts.minutes) * 60 + Number(parts.seconds ?? 0);
}

/** Whether a cell is an airtime with its units, which no number has; `1h05` may be a time of day, too. */
export function isWrittenDuration(text: string): boolean {
  const cell = text.trim();
  return /[\p{L}'′]/u.test(cell) && /\d/.test(cell) && WRITTEN.some((format) => format.test(cell));
}

/** Whether a cell is a time of day by its AM or PM, which an airtime of a spreadsheet can be. */
export function hasHalfDay(text: string): boolean {
  return HALF_DAY.test(text.trim());
}

function secondsOf(parts: Readonly<Record<string, string | undefined>>): number {
  const part = (name: string): number => Number((parts[name] ?? '0').replace(',', '.'));
  return part('days') * 86_400 + inSeconds(part('hours'), 'hours') + part('minutes') * 60 + part('seconds');
}

/** A number in a cell, and the unit written behind it, in lower case and without dots, `m ü m`; empty without one. */
interface NumberCell {
  readonly value: number;
  readonly unit: string;
}

const NUMBER = /^([+\u2212-]?)(\d(?:[\d.,'’\s]*\d)?|[.,]\d+)\s*([\p{L}°][\p{L}°.\s]*)?$/u;
/** Groups of three digits behind one to three, all with the same separator. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Returns a number: `1850`, `1 850 m`, `7,5`, `1’024.5`. A single separator before three digits is one of thousands where a number
 * may have such, unless the decimal separator is chosen. Null when it is no number.
 */
export function readNumber(
  text: string,
  { decimal, mayBeGrouped }: { readonly decimal: DecimalSeparator; readonly mayBeGrouped: boolean },
): NumberCell | null {
  const [, sign = '', written = '', unit = ''] = NUMBER.exec(text.trim()) ?? [];
  const digits = written.replaceAll(/[\s'’]/g, '');
  const separator = decimal === 'auto' ? separatorOf(digits, mayBeGrouped) : decimal;
  const value = Number(digits.replaceAll(separator === ',' ? '.' : ',', '').replace(separator, '.'));
  if (digits === '' || Number.isNaN(value)) return null;
  return {
    value: /[\u2212-]/.test(sign) ? -value : value,
    unit: unit
      .replaceAll(/[.\s]+/g, ' ')
      .trim()
      .toLowerCase(),
  };
}

/** The decimal separator is the last one; a group of three digits has none. */
function separatorOf(digits: string, mayBeGrouped: boolean): ',' | '.' {
  const isGrouped = mayBeGrouped && GROUPED.test(digits);
  const last = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  if (isGrouped) return last === ',' ? '.' : ',';
  return last;
}
