import type { DecimalSeparator, DurationUnit } from '../table-mapping.ts';
import { readNumber } from './number-cell.ts';

/** Seconds of the units that a number of airtime can be in. */
const SECONDS = { hours: 3_600, minutes: 60, seconds: 1 } as const;

const CLOCK = /^(?<hours>\d{1,3}):(?<minutes>\d{1,2})(?::(?<seconds>\d{1,2})(?:[.,]\d+)?)?$/;
const ISO = /^P(?:(?<days>\d+)D)?T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)(?:\.\d+)?S)?$/i;
const HOURS_MINUTES = /^(?<hours>\d{1,3})\s*h\s*(?<minutes>\d{1,2})$/i;
const WORDS =
  /^(?:(?<hours>\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std\.?|stunden?|heures?|ore|horas?)\s*)?(?:(?<minutes>\d+(?:[.,]\d+)?)\s*(?:m|mn|mins?\.?|minutes?|minuten?|minuti|minutos?|'|′)\s*)?(?:(?<seconds>\d+)\s*(?:s|secs?\.?|seconds?|sek\.?|"|″))?$/i;
const WRITTEN = [ISO, HOURS_MINUTES, WORDS] as const;

/** How the numbers of a column are read. */
export interface DurationFormat {
  /** Of a number without a unit. */
  readonly unit: Exclude<DurationUnit, 'auto'>;
  readonly decimal: DecimalSeparator;
}

/** Returns the seconds of an airtime: `1:05`, `1:05:30`, `0h37mn`, `PT1H5M`, `65 min`, or a number; null when it is none. */
export function readDuration(text: string, { unit, decimal }: DurationFormat): number | null {
  const cell = text.trim();
  const number = readNumber(cell, { decimal, mayBeGrouped: false });
  if (number?.unit === '') return number.value >= 0 ? inSeconds(number.value, unit) : null;
  for (const format of [CLOCK, ...WRITTEN]) {
    const parts = format.exec(cell)?.groups;
    if (parts !== undefined && Object.values(parts).some(Boolean)) return secondsOf(parts);
  }
  return null;
}

/** A fraction of an hour is that of whole minutes, cut to a few digits: 46 minutes are 0.77 hours, and those are 46 minutes. */
function inSeconds(value: number, unit: DurationFormat['unit']): number {
  if (unit !== 'hours' || value === 0) return value * SECONDS[unit];
  return Math.max(1, Math.round(value * 60)) * 60;
}

/** Whether a cell is an airtime with its units, which no number has; `1h05` may be a time of day, too. */
export function isWrittenDuration(text: string): boolean {
  const cell = text.trim();
  return /[a-z'′]/i.test(cell) && /\d/.test(cell) && WRITTEN.some((format) => format.test(cell));
}

function secondsOf(parts: Readonly<Record<string, string | undefined>>): number {
  const part = (name: string): number => Number((parts[name] ?? '0').replace(',', '.'));
  return part('days') * 86_400 + inSeconds(part('hours'), 'hours') + part('minutes') * 60 + part('seconds');
}
