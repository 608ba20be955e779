import { describe, expect, it } from 'vitest';
import { DAY_S, type DateMark, dateFixes, instantNear, midnightOf } from './clock.ts';
import { emptyColumns, type FixColumns } from './fix-columns.ts';

const MAY_3 = midnightOf('2026-05-03');
const MAY_4 = MAY_3 + DAY_S;
const ON_MAY_3 = [{ at: 0, day: MAY_3 }];
const TEN = 36_000;
const HOUR = 3_600;

/** Fixes a second apart. */
interface Part {
  readonly from: number;
  readonly seconds: number;
  readonly isVoid?: boolean;
  readonly hasNoPlace?: boolean;
}

const FLIGHT: Part = { from: TEN, seconds: 1_800 };

/** A glider that flies on at 10 m/s from part to part. */
function columnsOf(parts: readonly Part[]): FixColumns {
  const fixes = parts.flatMap((part) =>
    Array.from({ length: part.seconds }, (_, i) => ({ ...part, at: part.from + i })),
  );
  const columns = emptyColumns(fixes.length);
  for (const [i, { at, isVoid, hasNoPlace }] of fixes.entries()) {
    columns.time[i] = at % DAY_S;
    columns.lat[i] = hasNoPlace ? 0 : 46 + i / 10_000;
    columns.lng[i] = hasNoPlace ? 0 : 7;
    columns.valid[i] = isVoid ? 0 : 1;
  }
  columns.length = fixes.length;
  return columns;
}

/** The instants of the first fix of each part, in seconds after the midnight of May 3. */
function startsOf(parts: readonly Part[], dates: readonly DateMark[] = ON_MAY_3): readonly number[] {
  const columns = columnsOf(parts);
  dateFixes(columns, dates);
  let index = 0;
  return parts.map(({ seconds }) => {
    const start = (columns.time[index] ?? 0) - MAY_3;
    index += seconds;
    return start;
  });
}

describe('a midnight', () => {
  it('is where the time falls back from the end of a day to the start of the next', () => {
    expect(
      startsOf([
        { from: DAY_S - 600, seconds: 1_200 },
        { from: 700, seconds: 10 },
      ]),
    ).toEqual([DAY_S - 600, DAY_S + 700]);
  });

  it('may fall into a long gap between much', () => {
    expect(startsOf([FLIGHT, { from: 86_000, seconds: 900 }, { from: TEN, seconds: 900 }])).toEqual([
      TEN,
      86_000,
      DAY_S + TEN,
    ]);
  });

  it('is crossed back by a record that comes late', () => {
    const columns = columnsOf([{ from: DAY_S - 2, seconds: 4 }]);
    columns.time[3] = DAY_S - 1;
    dateFixes(columns, ON_MAY_3);
    expect([...columns.time].map((second) => second - MAY_3)).toEqual([DAY_S - 2, DAY_S - 1, DAY_S, DAY_S - 1]);
  });

  it('counts without a date', () => {
    const columns = columnsOf([{ from: DAY_S - 1, seconds: 2 }]);
    dateFixes(columns, []);
    expect([...columns.time]).toEqual([DAY_S - 1, DAY_S]);
  });
});

describe('no midnight is', () => {
  it.each([
    ['records without a position', { from: DAY_S - 18, seconds: 18, isVoid: true, hasNoPlace: true }],
    ['minutes of records without a position', { from: DAY_S - 900, seconds: 600, isVoid: true, hasNoPlace: true }],
    ['void records with a position', { from: DAY_S - 180, seconds: 120, isVoid: true }],
    ['a valid record', { from: DAY_S - 1, seconds: 1 }],
  ])('what follows %s before the first right time', (_, start: Part) => {
    expect(startsOf([start, FLIGHT]).at(-1)).toBe(TEN);
  });

  it.each([1, 30, 400])('what follows %i s of a clock that was 13 hours ahead', (seconds) => {
    const parts = [FLIGHT, { from: TEN + 1_800 + 13 * HOUR, seconds }, { from: TEN + 1_800 + seconds, seconds: 600 }];
    expect(startsOf(parts).at(-1)).toBe(TEN + 1_800 + seconds);
  });

  it('an end that is 13 hours back', () => {
    expect(
      startsOf([
        { from: 15 * HOUR, seconds: 900 },
        { from: 2 * HOUR, seconds: 1 },
      ])[0],
    ).toBe(15 * HOUR);
  });

  it('what records without a position say first in a short file', () => {
    const start = { from: DAY_S - 18, seconds: 2, isVoid: true, hasNoPlace: true };
    expect(startsOf([start, { from: TEN, seconds: 5 }]).at(-1)).toBe(TEN);
  });
});

describe('a date record within a file', () => {
  const night: Part = { from: DAY_S - 600, seconds: 600 };

  it.each([-3, 0, 3])('may come %i s after midnight', (late) => {
    const dates = [...ON_MAY_3, { at: 600 + late, day: MAY_4 }];
    expect(startsOf([night, { from: 0, seconds: 600 }], dates)).toEqual([DAY_S - 600, DAY_S]);
  });

  it('sets the day of what was joined to the file, and repeated sets none', () => {
    const later = { at: 1_800, day: MAY_3 + 7 * DAY_S };
    expect(startsOf([FLIGHT, FLIGHT], [...ON_MAY_3, later])[1]).toBe(7 * DAY_S + TEN);
    expect(startsOf([night, { from: 0, seconds: 600 }], [...ON_MAY_3, { at: 600, day: null }])[1]).toBe(DAY_S);
  });

  it('also dates the fixes before the first one', () => {
    expect(startsOf([FLIGHT, FLIGHT], [{ at: 1_800, day: MAY_3 }])).toEqual([TEN, TEN]);
  });
});

describe('a clock that is set back in the air', () => {
  it('is taken for that of the larger part', () => {
    expect(
      startsOf([
        { from: 12 * HOUR, seconds: 300 },
        { from: TEN + 300, seconds: 1_500 },
      ]),
    ).toEqual([TEN, TEN + 300]);
    expect(
      startsOf([
        { from: TEN, seconds: 1_500 },
        { from: 8 * HOUR, seconds: 300 },
      ]),
    ).toEqual([TEN, TEN + 1_500]);
  });

  it('is none where another file was joined, or another place begins', () => {
    const joined = [
      { from: 14 * HOUR, seconds: 900 },
      { from: TEN, seconds: 900 },
    ];
    expect(startsOf(joined, [...ON_MAY_3, { at: 900, day: MAY_3 }])).toEqual([14 * HOUR, TEN]);
    const elsewhere = columnsOf(joined);
    for (let i = 900; i < 1_800; i += 1) elsewhere.lng[i] = 8;
    dateFixes(elsewhere, ON_MAY_3);
    expect(elsewhere.time[900]).toBe(MAY_3 + TEN);
  });
});

describe('the instant of an event', () => {
  it('is on the day that is nearer', () => {
    expect(instantNear(MAY_3 + DAY_S - 1, 5)).toBe(MAY_4 + 5);
    expect(instantNear(MAY_4 + 5, DAY_S - 1)).toBe(MAY_3 + DAY_S - 1);
    expect(instantNear(MAY_3 + TEN, TEN - 60)).toBe(MAY_3 + TEN - 60);
  });
});
