import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DurationFormat, isWrittenDuration, readDuration, readNumber } from './quantity-cell.ts';

const format = (unit: DurationFormat['unit'] = 'minutes'): DurationFormat => ({ unit, decimal: 'auto' });

it.each(['1:75', '0:60', '1h75', '1 h 75 min', '1:20:75', '2 Std 90 Min'])(
  '%j is no airtime: a slip of something else',
  (cell) => {
    expect(readDuration(cell, format())).toBeNull();
  },
);

it.each(["46°37'", "7°12'"])('%j is no airtime unless its header says so', (cell) => {
  expect(isWrittenDuration(cell)).toBe(false);
});

describe('an airtime', () => {
  it.each([
    ['1:05', 65],
    ['0:5', 5],
    ['01:05:00', 65],
    ['25:00', 1_500],
    ['0h37mn', 37],
    ['1h05', 65],
    ['1h 5min', 65],
    ['35min', 35],
    ['37 min.', 37],
    ["37'", 37],
    ['2 h', 120],
    ['1.5 h', 90],
    ['1,5 Std.', 90],
    ['1.1 h', 66],
    ['0.77h', 46],
    ['1 Stunde 5 Minuten', 65],
    ['1 heure 5 minutes', 65],
    ['PT1H5M', 65],
    ['PT03H33M00S', 213],
    ['P0DT0H5M', 5],
    ['600 s', 10],
    ['10 sec', 1 / 6],
    ['1h5m30s', 65.5],
    ['0:00', 0],
    ["1°20'", 80],
    ['1° 20′', 80],
    ['1 heure 5', 65],
    ['2 heures 30', 150],
    ['1 Std. 5', 65],
    ['1 ora 05', 65],
  ])('%j', (cell, minutes) => {
    for (const unit of ['minutes', 'seconds', 'hours'] as const) {
      expect(readDuration(cell, format(unit))).toBeCloseTo(minutes * 60, 6);
    }
  });

  it.each([
    ['75', 'minutes', 75 * 60],
    ['2220', 'seconds', 2_220],
    ['1.25', 'hours', 75 * 60],
    ['1,25', 'hours', 75 * 60],
    ['1.1', 'hours', 66 * 60],
    ['0.77', 'hours', 46 * 60],
    ['0.7666666667', 'hours', 46 * 60],
    ['0.001', 'hours', 60],
    ['0', 'hours', 0],
    ['75.5', 'minutes', 75.5 * 60],
  ] as const)('of a number is in the unit of its column: %j %s', (cell, unit, seconds) => {
    expect(readDuration(cell, format(unit))).toBe(seconds);
  });

  it.each([
    ['1.05', 'hoursMinutes', 65],
    ['2,3', 'hoursMinutes', 150],
    ['105', 'hoursMinutes', 65],
    ['0045', 'hoursMinutes', 45],
    ['2', 'hoursMinutes', 120],
    ['12:45', 'minutesSeconds', 12.75],
    ['12.45', 'minutesSeconds', 12.75],
    ['12', 'minutesSeconds', 12],
    ['0,045138889', 'dayFractions', 65],
    ['0.0313', 'dayFractions', 45],
    ['0.0451967593', 'dayFractions', 65 + 5 / 60],
  ] as const)('%j in %s', (cell, unit, minutes) => {
    expect(readDuration(cell, format(unit))).toBeCloseTo(minutes * 60, 6);
  });

  it('has no more than 59 sixtieths', () => {
    expect([readDuration('1.75', format('hoursMinutes')), readDuration('1:75', format('minutesSeconds'))]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    ['12:45:00 AM', 45],
    ['1:05 am', 65],
    ['1:05:00 PM', 785],
    ['0 days 01:05:00', 65],
    ['1:05 h', 65],
    ['18:30 min', 18.5],
    ['1 hod. 5 minut', 65],
    ['1 t 5 min', 65],
    ['1 godz. 5 min', 65],
    ['1 óra 5 perc', 65],
    ['1時間5分', 65],
    ['65分', 65],
  ])('may be written as a spreadsheet or another language does: %j', (cell, minutes) => {
    expect(readDuration(cell, format())).toBe(minutes * 60);
  });

  it.each(['', '-5', 'long', '1:2:3:4', 'h', 'min', '10 km', 'PT', '5 apples', ':30'])('is none: %j', (cell) => {
    expect(readDuration(cell, format())).toBeNull();
  });

  it('is told by its writing only where it has units', () => {
    expect(['0h37mn', 'PT1H5M', '35min', "37'"].map(isWrittenDuration)).toEqual([true, true, true, true]);
    expect(['1:05', '75', 'Kandel', '2026-05-03', 'h', ''].map(isWrittenDuration)).not.toContain(true);
  });

  it.each([
    ['1'.repeat(60), true],
    [`${'1'.repeat(58)}hx`, false],
    ['1 '.repeat(30), true],
  ])('is read at once, however long the cell: %s', (long, isOne) => {
    expect(readDuration(long, format()) !== null).toBe(isOne);
  });
});

const altitude = (cell: string) => readNumber(cell, { decimal: 'auto', mayBeGrouped: true })?.value;
const plain = (cell: string) => readNumber(cell, { decimal: 'auto', mayBeGrouped: false })?.value;

describe('a number', () => {
  it.each([
    ['1850', 1_850],
    ['1850.5', 1_850.5],
    ['1850,5', 1_850.5],
    ['7,00', 7],
    ['1,024', 1_024],
    ['1.850', 1_850],
    ["1'850", 1_850],
    ['1’850.5', 1_850.5],
    ['1 850', 1_850],
    ['1 850,5', 1_850.5],
    ['1.024,5', 1_024.5],
    ['1,024.5', 1_024.5],
    ['1,024,000', 1_024_000],
    ['-12', -12],
    ['\u221212', -12],
    ['+12', 12],
    ['.5', 0.5],
    ['0.750', 0.75],
    ['0,750', 0.75],
  ])('%j, which may have separators of thousands', (cell, value) => {
    expect(altitude(cell)).toBe(value);
  });

  it('has none of them where it cannot have', () => {
    expect([plain('7.504'), plain('7,504'), plain('1.250')]).toEqual([7.504, 7.504, 1.25]);
  });

  it('has the decimal separator that is chosen', () => {
    const read = (cell: string, decimal: ',' | '.') => readNumber(cell, { decimal, mayBeGrouped: true })?.value;
    expect([read('1.850', '.'), read('1.850', ','), read('1,850', '.'), read('1,850', ',')]).toEqual([
      1.85, 1_850, 1_850, 1.85,
    ]);
  });

  it.each([
    ['1850 m', 1_850, 'm'],
    ['6070ft', 6_070, 'ft'],
    ['6070 Feet', 6_070, 'feet'],
    ['12.5 km', 12.5, 'km'],
    ['850 m.', 850, 'm'],
  ])('may have a unit: %j', (cell, value, unit) => {
    expect(readNumber(cell, { decimal: 'auto', mayBeGrouped: true })).toEqual({ value, unit });
  });

  it.each(['', 'm', '1-2', '12:30', '1.2.3', 'NaN', '--', '1e3', '5 m 3', '1,2,3'])('is none: %j', (cell) => {
    expect(plain(cell)).toBeUndefined();
  });

  it('is the number that was written, with any separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), fc.nat({ max: 99 }), (whole, hundredths) => {
        const value = Number(`${whole}.${String(hundredths).padStart(2, '0')}`);
        expect(altitude(value.toFixed(2))).toBe(value);
        expect(altitude(value.toFixed(2).replace('.', ','))).toBe(value);
      }),
    );
  });
});
