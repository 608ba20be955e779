import { describe, expect, it } from 'vitest';
import { pseudoRandom } from '#test/builders/noise';
import { findLongStays } from './long-stays.ts';

const MINUTE = 60;

interface Minutes {
  readonly minutes: number;
  /** Metres north of the start, and how far positions are off. */
  readonly northM?: number;
  readonly noiseM?: number;
  readonly speed?: number;
  /** Silence before it, in minutes. */
  readonly silence?: number;
}

/** Returns by minute whether all of its fixes are on a long stay; a fix every 10 s. */
function staysIn(...parts: readonly Minutes[]): string {
  const random = pseudoRandom(9);
  let now = 1_750_000_000;
  const fixes = parts.flatMap(({ minutes, northM = 0, noiseM = 0, speed = 0, silence = 0 }) => {
    now += silence * MINUTE;
    return Array.from({ length: minutes * 6 }, () => {
      now += 10;
      return { now, speed, north: northM + noiseM * (2 * random() - 1), east: noiseM * (2 * random() - 1) };
    });
  });
  const isStay = findLongStays(
    Uint32Array.from(fixes, (fix) => fix.now),
    {
      speed: Float32Array.from(fixes, (fix) => fix.speed),
      climb: new Float32Array(fixes.length),
      north: Float64Array.from(fixes, ({ north }) => north),
      east: Float64Array.from(fixes, ({ east }) => east),
    },
  );
  const byMinute = Array.from({ length: fixes.length / 6 }, (_, i) => isStay.subarray(6 * i, 6 * i + 6));
  return byMinute.map((minute) => (minute.every((one) => one === 1) ? 'S' : minute.includes(1) ? '?' : '.')).join('');
}

const moving = (minutes: number): Minutes => ({ minutes, speed: 10 });

describe('a long stay', () => {
  it.each([
    [29, ''],
    [31, 'S'],
    [90, 'S'],
  ])('of %d min at one place is marked %j', (minutes, mark) => {
    expect(staysIn(moving(3), { minutes }, moving(3))).toBe(`...${(mark || '.').repeat(minutes)}...`);
  });

  it('is marked however the positions wander within 150 m', () => {
    expect(staysIn(moving(2), { minutes: 60, noiseM: 140 }, moving(2))).toBe(`..${'S'.repeat(60)}..`);
  });

  it('goes with slow wandering, not with a speed above 3 m/s', () => {
    expect(staysIn({ minutes: 40, speed: 2.9 })).toBe('S'.repeat(40));
    expect(staysIn({ minutes: 40, speed: 3.1 })).toBe('.'.repeat(40));
  });

  it('ends where the recorder is elsewhere, and another one may begin there', () => {
    expect(staysIn({ minutes: 40 }, { minutes: 40, northM: 500 })).toBe('S'.repeat(80));
    expect(staysIn({ minutes: 20 }, { minutes: 20, northM: 500 })).toBe('.'.repeat(40));
    expect(staysIn({ minutes: 20 }, { minutes: 20, northM: 100 })).toBe('S'.repeat(40));
  });

  it('is broken by a minute of movement', () => {
    expect(staysIn({ minutes: 20 }, moving(1), { minutes: 20 })).toBe('.'.repeat(41));
  });

  it('goes on over a silence of up to five minutes', () => {
    expect(staysIn({ minutes: 20 }, { minutes: 20, silence: 4 })).toBe('S'.repeat(40));
    expect(staysIn({ minutes: 20 }, { minutes: 20, silence: 6 })).toBe('.'.repeat(40));
  });

  it('is none of a slow drift that goes far', () => {
    const drifting = Array.from({ length: 60 }, (_, i) => ({ minutes: 1, northM: 40 * i, speed: 0.7 }));
    expect(staysIn(...drifting)).not.toContain('S'.repeat(31));
  });

  it('is none in no fixes', () => {
    expect(staysIn()).toBe('');
  });
});
