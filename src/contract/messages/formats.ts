import { twoDigits } from '#domain/local-date';
import { IN_SWITZERLAND } from './in-switzerland.ts';

// Not by Intl anywhere: its first format of numbers or dates takes a browser as long as all rows of the first page.

/** Thousands are separated by a narrow space: a comma could be read as a decimal sign. */
const NARROW_SPACE = '\u202f';
const MINUS = '−';
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** How a language writes numbers. */
export interface NumberStyle {
  readonly decimalSign: ',' | '.';
  /** Where Switzerland differs. */
  readonly swissDecimalSign?: ',' | '.';
  readonly ordinal: (value: number) => string;
  /** Behind a number, with the space before it. */
  readonly percentSign?: string;
}

export function numbersIn({ decimalSign, swissDecimalSign = decimalSign, ordinal, percentSign = ' %' }: NumberStyle) {
  const withSign = (text: string): string =>
    text.replace('.', IN_SWITZERLAND ? swissDecimalSign : decimalSign).replace('-', MINUS);
  const percent = (share: number): string => `${Math.round(share * 100)}${percentSign}`;
  return {
    /** Rounded, with a narrow space between thousands: `12 640`, `−27`; in Switzerland `12’640`. */
    whole: (value: number): string =>
      String(Math.round(value))
        .replace(THOUSANDS, IN_SWITZERLAND ? '’' : NARROW_SPACE)
        .replace('-', MINUS),
    /** With this many decimals: `8.0`. */
    decimal: (value: number, digits: number): string => withSign(value.toFixed(digits)),
    /** With as many decimals as it needs, at most this many: `0.5`. */
    shortDecimal: (value: number, most: number): string => withSign(String(Number(value.toFixed(most)))),
    /** A share in whole percent: `27 %`. */
    percent,
    /** That of a part of a total: `27 %`; `< 1 %` for a small one, never `0 %`. */
    share: (part: number, total: number): string => {
      if (part === 0 || total === 0) return percent(0);
      return part / total < 0.005 ? `< ${percent(0.01)}` : percent(part / total);
    },
    /** `1st`, `22nd`, `113th`. */
    ordinal,
  };
}

/** How airtimes are written: hours and minutes have the same symbols in all our languages. */
export function airtimesWith(whole: (value: number) => string) {
  return {
    hour: 'h',
    minute: 'min',
    /** `1 h 08 min`, `46 min`. */
    full: (hours: number, minutes: number): string =>
      hours === 0 ? `${minutes} min` : `${whole(hours)} h ${twoDigits(minutes)} min`,
    /** `46 min`, `1 h 08`. */
    brief: (hours: number, minutes: number): string =>
      hours === 0 ? `${minutes} min` : `${hours} h ${twoDigits(minutes)}`,
    hours: (hours: number): string => `${whole(hours)} h`,
  };
}

/** The symbols of the units, the same in all our languages. */
export const UNIT_SYMBOLS = {
  altitude: { meters: 'm', feet: 'ft' },
  climb: { meters: 'm/s', feet: 'ft/min' },
  distance: { kilometers: 'km', miles: 'mi' },
};

/** How a language writes dates. */
export interface DateStyle {
  /** Short names of the months, from January. */
  readonly months: readonly string[];
  /** A day of a month: `May 3, 2025`. */
  readonly day: (day: number, month: string, year: number) => string;
}

export function datesIn({ months, day }: DateStyle) {
  const month = (number: number): string => months[number - 1] ?? '';
  const onDay = (year: number, number: number, date: number): string => day(date, month(number), year);
  const clock = (time: Date): string => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
  return {
    /** A day given as `yyyy-mm-dd`: `May 3, 2025`. */
    day: (date: string): string => {
      const [year = 0, number = 1, ofMonth = 1] = date.split('-').map(Number);
      return onDay(year, number, ofMonth);
    },
    /** A month counted from 1: `May`. */
    month,
    /** A time of day in the time zone of this device: `14:05`. */
    clock,
    /** A time in the time zone of this device: `Nov 21, 2026, 14:05`. */
    moment: (isoTime: string): string => {
      const time = new Date(isoTime);
      return `${onDay(time.getFullYear(), time.getMonth() + 1, time.getDate())}, ${clock(time)}`;
    },
  };
}
