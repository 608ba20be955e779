import { describe, expect, it } from 'vitest';
import type { Fixes } from '#domain/igc/igc-file';
import { parseIgc } from '#domain/igc/parse-igc';
import { type FixDraft, flownPath, igcBytes } from '#test/builders/igc';
import { cleanFixes } from './clean-track.ts';

/** Twenty minutes at 10 m/s. */
const FLIGHT = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 1500 }, [{ seconds: 1199, speed: 10 }]);
const METRES_A_DEGREE = 111_195;

describe('cleanFixes leaves out a group of fixes that the glider cannot have reached', () => {
  /** A minute in each: 9 km are reached in that time at the highest possible speed. */
  it.each([2, 9, 200, 6000])('%i km away for a minute', (km) => {
    expectWithout(moved({ from: 600, to: 659, km }), [600, 659]);
  });

  it.each([5, 90, 400])('for %i s', (seconds) => {
    expectWithout(moved({ from: 600, to: 599 + seconds, km: 30 }), [600, 599 + seconds]);
  });

  it('nearby, for less than two minutes', () => {
    expectWithout(moved({ from: 600, to: 690, km: 0.6 }), [600, 690]);
  });

  it('that stands still far away', () => {
    const stuck = FLIGHT.map((fix, i) => (i >= 600 && i < 900 ? { ...fix, lat: 47.3, lng: 11.2 } : fix));
    expectWithout(stuck, [600, 899]);
  });

  it('and that is broken itself', () => {
    const broken = FLIGHT.map((fix, i) => (i >= 600 && i < 800 ? { ...fix, lat: 48 + (i >> 3) / 50 } : fix));
    expectWithout(broken, [600, 799]);
  });

  it('several times', () => {
    const twice = moved({ from: 300, to: 380, km: 12 }, moved({ from: 700, to: 790, km: -9 }));
    expectWithout(twice, [300, 380], [700, 790]);
  });

  it('of many groups, each elsewhere', () => {
    const each = FLIGHT.map((fix, i) => (i % 150 < 70 ? { ...fix, lat: fix.lat + Math.floor(i / 150) + 1 } : fix));
    expectWithout(each, ...Array.from({ length: 8 }, (_, k): Range => [150 * k, 150 * k + 69]));
  });

  it('at the start', () => {
    expectWithout(moved({ from: 0, to: 400, km: 40 }), [0, 400]);
  });

  it('at the end', () => {
    expectWithout(moved({ from: 700, to: 1199, km: 40 }), [700, 1199]);
  });

  it('alternating with the flight', () => {
    const odd = Array.from({ length: 300 }, (_, k): Range => [601 + 2 * k, 601 + 2 * k]);
    const alternating = FLIGHT.map((fix, i) => (i > 600 && i % 2 === 1 ? { ...fix, lat: fix.lat + 1 } : fix));
    expectWithout(alternating, ...odd);
  });

  it('although most fixes are such, in groups of which none has more than the flight', () => {
    const garbled = FLIGHT.map((fix, i) => (i < 200 ? fix : { ...fix, lat: fix.lat - 5 * Math.floor(i / 100) }));
    expectWithout(garbled, [200, 1199]);
  });
});

describe('cleanFixes keeps a flight', () => {
  it('that is elsewhere after a gap, where it can be in that time', () => {
    const gap = FLIGHT.filter((_, i) => i < 300 || i >= 900).map((fix, i) => (i < 300 ? fix : north(fix, 20)));
    expect(secondsOf(gap)).toEqual(gap.map(({ at }) => at));
  });

  it('after its recorder repeated a place until it had satellites again', () => {
    const stuck = FLIGHT.map((fix, i) => (i >= 500 && i < 800 ? { ...fix, lat: 47, lng: 11.2 } : fix)).map((fix, i) =>
      i < 500 ? { ...fix, lat: 47, lng: 11.2 + (i - 500) / 10_000 } : fix,
    );
    const further = stuck.map((fix, i) => (i >= 800 ? north({ ...fix, lng: 11.2 }, 5) : fix));
    expectParts(further, [0, 799], [900, 1199]);
  });

  it('after a time of void fixes that were extrapolated', () => {
    const extrapolated = FLIGHT.map((fix, i) =>
      i >= 500 && i < 700 ? { ...north(fix, (i - 500) / 60), valid: false } : fix,
    );
    expectParts(extrapolated, [0, 499], [750, 1199]);
  });

  it('with a shift of its positions', () => {
    expectParts(moved({ from: 500, to: 1199, km: 0.8 }), [0, 490], [510, 1199]);
  });

  it.each([0.9, 1.5, 4, 8])('whose positions drift %f km away within two minutes, and jump back', (km) => {
    const drifting = FLIGHT.map((fix, i) => (i >= 500 && i < 620 ? north(fix, (km * (i - 500)) / 120) : fix));
    expectParts(drifting, [0, 499], [680, 1199]);
  });

  it.each([0.9, 1.5, 4, 8])('whose positions jump %f km away, and drift back within two minutes', (km) => {
    const drifting = FLIGHT.map((fix, i) => (i >= 500 && i < 620 ? north(fix, (km * (620 - i)) / 120) : fix));
    expectParts(drifting, [0, 430], [560, 1199]);
  });

  it('whose first and last minutes are void', () => {
    const ends = FLIGHT.map((fix, i) => ({ ...fix, valid: i >= 60 && i < 1140 }));
    expect(secondsOf(ends)).toHaveLength(FLIGHT.length);
  });
});

describe('cleanFixes has no answer', () => {
  it('where most steps are impossible, and keeps all', () => {
    const scattered = FLIGHT.map((fix, i) => ({ ...fix, lat: (i * 37) % 80 }));
    expect(secondsOf(scattered)).toHaveLength(FLIGHT.length);
  });
});

/** Indexes of the first and the last fix. */
type Range = readonly [first: number, last: number];

interface Move {
  readonly from: number;
  readonly to: number;
  readonly km: number;
}

function moved({ from, to, km }: Move, path: readonly FixDraft[] = FLIGHT): readonly FixDraft[] {
  return path.map((fix, i) => (i >= from && i <= to ? north(fix, km) : fix));
}

function north(fix: FixDraft, km: number): FixDraft {
  return { ...fix, lat: fix.lat + (1000 * km) / METRES_A_DEGREE };
}

function expectWithout(path: readonly FixDraft[], ...groups: readonly Range[]): void {
  const isWrong = (i: number): boolean => groups.some(([first, last]) => i >= first && i <= last);
  expect(secondsOf(path)).toEqual(path.flatMap(({ at }, i) => (isWrong(i) ? [] : [at])));
}

function expectParts(path: readonly FixDraft[], ...parts: readonly Range[]): void {
  const seconds = new Set(secondsOf(path));
  for (const [first, last] of parts) expect(path.slice(first, last + 1).every(({ at }) => seconds.has(at))).toBe(true);
}

/** Seconds of the day. */
function secondsOf(path: readonly FixDraft[]): readonly number[] {
  const { time }: Fixes = cleanFixes(parseIgc(igcBytes({ fixes: path })).fixes);
  return [...time].map((second) => second % 86_400);
}
