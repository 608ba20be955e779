import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDegrees } from '../../written-coordinates.ts';
import { monthOfName, readDate } from './date-cell.ts';
import { readDuration } from './quantity-cell.ts';
import { readOffset, readTime } from './time-cell.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

const day = fc
  .tuple(fc.integer({ min: 1970, max: 2069 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => ({ year, month, date, text: `${year}-${pad(month)}-${pad(date)}` }));

describe('any day is read as it was written', () => {
  it('in each order, by any separator, with or without zeros', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('/', '-', '. ', ' / '),
        fc.boolean(),
        ({ year, month, date, text }, by, zeros) => {
          const [m, d] = zeros ? [pad(month), pad(date)] : [String(month), String(date)];
          expect(readDate([d, m, year].join(by), 'dmy')?.date).toBe(text);
          expect(readDate([m, d, year].join(by), 'mdy')?.date).toBe(text);
          expect(readDate([year, m, d].join(by), 'ymd')?.date).toBe(text);
        },
      ),
    );
  });

  it('with the year in front in whatever order was chosen', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('ymd', 'dmy', 'mdy'), ({ text }, order) => {
        expect(readDate(text, order)).toEqual({ date: text, time: null });
        expect(readDate(text.replaceAll('-', ''), order)?.date).toBe(text);
      }),
    );
  });

  it('with two digits of its year', () => {
    fc.assert(
      fc.property(day, ({ year, month, date, text }) => {
        const short = pad(year % 100);
        expect(readDate(`${pad(date)}/${pad(month)}/${short}`, 'dmy')?.date).toBe(text);
        expect(readDate(`${short}/${pad(month)}/${pad(date)}`, 'ymd')?.date).toBe(text);
      }),
    );
  });

  it('with its time behind it', () => {
    fc.assert(
      fc.property(day, fc.nat(86_399), ({ text }, seconds) => {
        const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');
        for (const between of [' ', 'T', ', '])
          expect(readDate(`${text}${between}${clock}`, 'ymd')).toEqual({ date: text, time: { seconds, offset: null } });
      }),
    );
  });

  it('by the name of its month in eight languages', () => {
    const languages = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'pl'];
    const names = languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((length) =>
        Array.from({ length: 12 }, (_, i) => {
          const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
          return { name: format.format(new Date(Date.UTC(2026, i, 15))), month: i + 1 };
        }),
      ),
    );
    expect(names.filter(({ name, month }) => monthOfName(name) !== month)).toEqual([]);
  });

  it('is none that the calendar does not have', () => {
    for (const text of ['31/04/2026', '29/02/2025', '00/05/2026', '32/05/2026', '03/13/2026', '03/00/2026'])
      expect(readDate(text, 'dmy')).toBeNull();
    expect(readDate('29/02/2024', 'dmy')?.date).toBe('2024-02-29');
  });
});

describe('any time of day is read as it was written', () => {
  const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => ({ hours, minutes }));

  it('with a colon, a dot, an h, or nothing between', () => {
    fc.assert(
      fc.property(time, ({ hours, minutes }) => {
        const seconds = (hours * 60 + minutes) * 60;
        for (const between of [':', '.', 'h', ' : '])
          expect(readTime(`${hours}${between}${pad(minutes)}`)).toEqual({ seconds, offset: null });
        expect(readTime(`${pad(hours)}${pad(minutes)}`)?.seconds).toBe(seconds);
      }),
    );
  });

  it('with twelve hours', () => {
    fc.assert(
      fc.property(time, fc.constantFrom('am', 'a.m.', 'AM'), ({ hours, minutes }, am) => {
        const half = hours < 12 ? am : am.replace('a', 'p').replace('A', 'P');
        const written = `${hours % 12 === 0 ? 12 : hours % 12}:${pad(minutes)} ${half}`;
        expect(readTime(written)?.seconds).toBe((hours * 60 + minutes) * 60);
      }),
    );
  });

  it('with its offset, in quarters of an hour up to 14', () => {
    fc.assert(
      fc.property(fc.integer({ min: -56, max: 56 }), (quarters) => {
        const [sign, ahead] = [quarters < 0 ? '-' : '+', Math.abs(quarters) * 15];
        const clock = `${sign}${pad(Math.floor(ahead / 60))}:${pad(ahead % 60)}`;
        expect((readOffset(clock) ?? Number.NaN) + 0).toBe(quarters * 15);
        expect((readTime(`10:00${clock}`)?.offset ?? Number.NaN) + 0).toBe(quarters * 15);
        expect((readOffset(clock.replace(':', '')) ?? Number.NaN) + 0).toBe(quarters * 15);
      }),
    );
  });

  it.each(['+14:15', '+02:10', '15:00', '+2:60', '1500', 'x', '--2', ''])('not with the offset %j', (text) => {
    expect(readOffset(text)).toBeNull();
  });

  it.each(['13:00 pm', '0:30 am', '24:00', '10:60', '10:00:61', '1:5', '10', '10 am o’clock'])('not as %j', (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe('any airtime is read as it was written', () => {
  it('by a clock, in words, by ISO 8601, and in units', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.nat(59), (hours, minutes, seconds) => {
        const whole = hours * 3600 + minutes * 60 + seconds;
        const read = (text: string) => readDuration(text, { unit: 'minutes', decimal: 'auto' });
        expect(read(`${hours}:${pad(minutes)}:${pad(seconds)}`)).toBe(whole);
        expect(read(`PT${hours}H${minutes}M${seconds}S`)).toBe(whole);
        expect(read(`${hours}:${pad(minutes)}`)).toBe(whole - seconds);
        expect(read(`${hours}h${pad(minutes)}`)).toBe(whole - seconds);
        expect(read(`${hours} h ${minutes} min`)).toBe(whole - seconds);
        expect(read(`${60 * hours + minutes}`)).toBe(whole - seconds);
      }),
    );
  });

  it('in hours with two decimals to the minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1439 }), (minutes) => {
        const hours = (minutes / 60).toFixed(2);
        expect(readDuration(hours, { unit: 'hours', decimal: 'auto' })).toBe(minutes * 60);
        expect(readDuration(`${hours.replace('.', ',')} h`, { unit: 'minutes', decimal: 'auto' })).toBe(minutes * 60);
      }),
    );
  });
});

describe('any latitude or longitude is read as it was written', () => {
  const angle = fc.tuple(fc.nat(179), fc.nat(59), fc.nat(59), fc.constantFrom('N', 'S', 'E', 'W'));

  it('in degrees, minutes and seconds, the side before or after', () => {
    fc.assert(
      fc.property(angle, ([degrees, minutes, seconds, side]) => {
        const sign = side === 'S' || side === 'W' ? -1 : 1;
        const value = sign * (degrees + minutes / 60 + seconds / 3600);
        for (const text of [
          `${degrees}°${minutes}'${seconds}"${side}`,
          `${degrees}° ${minutes}' ${seconds}" ${side}`,
          `${side} ${degrees} ${minutes} ${seconds}`,
          `${degrees}:${pad(minutes)}:${pad(seconds)}${side}`,
        ])
          expect(readDegrees(text), text).toBeCloseTo(value, 9);
      }),
    );
  });

  it('in decimals, with a point, a comma or a true minus', () => {
    fc.assert(
      fc.property(fc.integer({ min: -17_999_999, max: 17_999_999 }), (units) => {
        const text = (units / 100_000).toFixed(5);
        const value = Number(text);
        expect(readDegrees(text)).toBeCloseTo(value, 9);
        expect(readDegrees(text.replace('.', ','))).toBeCloseTo(value, 9);
        expect(readDegrees(text.replace('-', '\u2212'))).toBeCloseTo(value, 9);
      }),
    );
  });
});
