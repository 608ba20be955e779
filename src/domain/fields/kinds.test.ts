import { describe, expect, it } from 'vitest';
import { metres, minutes } from '../units.ts';
import type { Kind, KindName, Texts } from './field.ts';
import { AIRTIME, ALTITUDE, DATE, line, OPTIONAL_DATE, requiredLine, TIME, text } from './kinds.ts';

const codesOf = <Value>(kind: Pick<Kind<KindName, Value>, 'problems'>, value: Value): readonly string[] =>
  kind.problems(value).map(({ code }) => code);
const readOf = <Value>(kind: Pick<Kind<KindName, Value>, 'read'>, typed: string): Value =>
  kind.read({ it: typed }, 'it').value;

describe('texts', () => {
  it.each([
    ['a line', line(10), '  Home ', 'Home'],
    ['a required line', requiredLine(10), '\tHome\n', 'Home'],
    ['a text, which keeps its white space', text(10), ' Home\n', ' Home\n'],
  ] as const)('of %s are read as they are stored', (...[, kind, typed, value]) => {
    expect(readOf(kind, typed)).toBe(value);
  });

  it('count code points, not bytes', () => {
    for (const kind of [line(4), requiredLine(4), text(4)]) {
      expect(codesOf(kind, 'Höhe')).toEqual([]);
      expect(codesOf(kind, '🪂🪂🪂🪂')).toEqual([]);
      expect(codesOf(kind, '🪂🪂🪂🪂🪂')).toHaveLength(1);
      expect(codesOf(kind, 'Höhen')).toHaveLength(1);
    }
  });

  it('may be empty, but for a required line', () => {
    expect([codesOf(line(4), ''), codesOf(text(4), '')]).toEqual([[], []]);
    expect(codesOf(requiredLine(4), '')).toEqual(['required']);
    expect([line(4).isRequired, text(4).isRequired, requiredLine(4).isRequired]).toEqual([false, false, true]);
  });

  it('are blank where the form has no input of their name', () => {
    expect(line(4).read({}, 'it').value).toBe('');
  });
});

describe('days and times', () => {
  it.each([
    ['2026-05-03', []],
    ['', ['required']],
    ['2026-02-30', ['notDate']],
    ['1899-12-31', ['notDate']],
    ['3.5.2026', ['notDate']],
  ])('the day %j has the problems %j', (value, codes) => {
    expect(codesOf(DATE, value)).toEqual(codes);
  });

  it.each([
    [null, []],
    ['2026-05-03', []],
    ['2026-02-30', ['notDate']],
    ['soon', ['notDate']],
  ])('the day %j that may be missing has the problems %j', (value, codes) => {
    expect(codesOf(OPTIONAL_DATE, value)).toEqual(codes);
  });

  it.each([
    [null, []],
    ['00:00', []],
    ['23:59', []],
    ['24:00', ['notTime']],
    ['7:30', ['notTime']],
    ['07:30:00', ['notTime']],
  ])('the time %j has the problems %j', (value, codes) => {
    expect(codesOf(TIME, value)).toEqual(codes);
  });

  it('are null where nothing was typed, if they may be', () => {
    for (const kind of [OPTIONAL_DATE, TIME]) {
      expect([readOf(kind, ''), readOf(kind, '  ')]).toEqual([null, null]);
      expect(readOf(kind, ' x ')).toBe('x');
      expect(kind.show(null, 'it', 'meters')).toEqual({ it: '' });
    }
    expect(readOf(DATE, '  ')).toBe('');
  });
});

describe('an altitude', () => {
  const shown = (value: number, unit: 'meters' | 'feet'): Texts => ALTITUDE.show(metres(value), 'it', unit);
  const read = (it: string, altitudeUnit: string, before?: number) =>
    ALTITUDE.read({ it, altitudeUnit }, 'it', before === undefined ? undefined : metres(before));

  it('is shown whole in the unit of the pilot, and 0 as nothing', () => {
    expect(shown(1524, 'meters')).toEqual({ it: '1524', altitudeUnit: 'meters' });
    expect(shown(1524, 'feet')).toEqual({ it: '5000', altitudeUnit: 'feet' });
    expect(shown(0, 'feet')).toEqual({ it: '', altitudeUnit: 'feet' });
  });

  it('is read in the unit that the form had', () => {
    expect(read('1524', 'meters').value).toBe(1524);
    expect(read('5000', 'feet').value).toBeCloseTo(1524, 3);
    expect(read('', 'feet')).toEqual({ value: 0, problems: [] });
    // An unknown unit is the first one.
    expect(read('1524', 'miles').value).toBe(1524);
  });

  it('is kept exactly while the form shows the same', () => {
    expect(read('5001', 'feet', 1524.3).value).toBe(1524.3);
    expect(read('1524', 'meters', 1524.3).value).toBe(1524.3);
    expect(read('5002', 'feet', 1524.3).value).not.toBe(1524.3);
  });

  it.each([
    [0, []],
    [1524.3, []],
    [2_147_483_647, []],
    [-1, ['notNumber']],
    [2_147_483_648, ['notNumber']],
    [Number.NaN, ['notNumber']],
    [Number.POSITIVE_INFINITY, ['notNumber']],
  ])('of %d has the problems %j', (value, codes) => {
    expect(codesOf(ALTITUDE, metres(value))).toEqual(codes);
  });
});

describe('an airtime', () => {
  const read = (hours: string, extra: string) => AIRTIME.read({ hours, minutes: extra }, 'airtime');

  it.each([
    [0, '', ''],
    [5, '', '5'],
    [60, '1', ''],
    [75, '1', '15'],
    [1440, '24', ''],
  ])('of %d min is shown as %j h %j min', (value, hours, extra) => {
    const texts = AIRTIME.show(minutes(value), 'airtime', 'meters');
    expect(texts).toEqual({ hours, minutes: extra });
    expect(AIRTIME.read(texts, 'airtime')).toEqual({ value, problems: [] });
  });

  it('adds minutes above an hour', () => {
    expect(read('1', '90').value).toBe(150);
    expect(read('', '').value).toBe(0);
    expect(AIRTIME.read({}, 'airtime').value).toBe(0);
  });

  it('places its problems at the input that has them', () => {
    expect(read('1.5', 'x').problems).toEqual([
      { code: 'notWhole', input: 'hours' },
      { code: 'noNumber', input: 'minutes' },
    ]);
    expect(read('1', '-3').problems).toEqual([{ code: 'notWhole', input: 'minutes' }]);
  });

  it.each([
    [0, []],
    [75, []],
    [0.5, ['notWhole']],
    [-1, ['notWhole']],
    [2_147_483_648, ['notWhole']],
  ])('of %d min has the problems %j', (value, codes) => {
    expect(codesOf(AIRTIME, minutes(value))).toEqual(codes);
  });
});
