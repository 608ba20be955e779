import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleBetween, circleThrough } from './circle-fit.ts';
import { turningOf } from './turning.ts';
import { groundVelocity, MAX_STEP_S, type Velocity } from './velocity.ts';

const RADIANS = Math.PI / 180;

interface Circles {
  /** m/s. */
  readonly airspeed: number;
  readonly north: number;
  readonly east: number;
  /** Degrees a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** The velocities of even circles in an even wind, one a second. */
function velocityOf({ airspeed, north, east, rate, seconds }: Circles): Velocity {
  const times = Array.from({ length: seconds + 1 }, (_, i) => i);
  return {
    length: times.length,
    time: Float64Array.from(times),
    fix: Uint32Array.from(times),
    north: Float64Array.from(times, (now) => north + airspeed * Math.cos(rate * now * RADIANS)),
    east: Float64Array.from(times, (now) => east + airspeed * Math.sin(rate * now * RADIANS)),
  };
}

const circles = fc
  .record({
    airspeed: fc.integer({ min: 6, max: 20 }),
    north: fc.integer({ min: -12, max: 12 }),
    east: fc.integer({ min: -12, max: 12 }),
    rate: fc.integer({ min: 8, max: 30 }),
    isLeft: fc.boolean(),
    seconds: fc.integer({ min: 60, max: 200 }),
  })
  .map(({ isLeft, rate, ...others }): Circles => ({ ...others, rate: isLeft ? -rate : rate }));

describe('the circle through velocities', () => {
  it('has the wind as its centre, the airspeed as its radius, and the turns that were flown', () => {
    fc.assert(
      fc.property(circles, (flown) => {
        const fit = circleThrough(velocityOf(flown), { from: 0, to: flown.seconds });
        expect(fit?.north).toBeCloseTo(flown.north, 6);
        expect(fit?.east).toBeCloseTo(flown.east, 6);
        expect(fit?.radius).toBeCloseTo(flown.airspeed, 6);
        expect(fit?.turns).toBeCloseTo((flown.rate * flown.seconds) / 360, 6);
        expect(fit?.extent).toBeCloseTo(Math.abs(flown.rate * flown.seconds) / 360, 6);
      }),
    );
  });

  it('is the same wherever in the flight its range lies', () => {
    fc.assert(
      fc.property(circles, fc.nat(10), (flown, later) => {
        const fit = circleThrough(velocityOf(flown), { from: later, to: flown.seconds - later });
        expect(fit?.north).toBeCloseTo(flown.north, 6);
        expect(fit?.turns).toBeCloseTo((flown.rate * (flown.seconds - 2 * later)) / 360, 6);
      }),
    );
  });

  it.each([
    [3.9, false],
    [4.1, true],
    [39.9, true],
    [40.1, false],
  ])('with a radius of %d m/s is one: %s', (airspeed, isOne) => {
    const fit = circleThrough(velocityOf({ airspeed, north: 3, east: -2, rate: 18, seconds: 100 }), {
      from: 0,
      to: 100,
    });
    expect(fit !== null).toBe(isOne);
  });

  it('is none of equal velocities, and of one', () => {
    const standing = velocityOf({ airspeed: 0, north: 5, east: 5, rate: 18, seconds: 50 });
    expect(circleThrough(standing, { from: 0, to: 50 })).toBeNull();
    expect(circleThrough(standing, { from: 7, to: 7 })).toBeNull();
  });
});

describe('the rate of turn', () => {
  it('is that of the circles, whatever the airspeed', () => {
    fc.assert(
      fc.property(circles, (flown) => {
        const { rate, heading } = turningOf(velocityOf({ ...flown, north: 0, east: 0 }));
        for (const one of rate) expect(one).toBeCloseTo(flown.rate, 6);
        expect(heading.at(-1)).toBeCloseTo(flown.rate * flown.seconds, 6);
      }),
    );
  });

  it.each([
    [0, 0],
    [90, 90],
    [180, 180],
    [270, -90],
    [359, -1],
  ])('between north and %d° is a turn of %d°', (to, turned) => {
    const angle = angleBetween(5, 0, [2 * Math.cos(to * RADIANS), 2 * Math.sin(to * RADIANS)]);
    expect(Math.abs(angle / RADIANS - turned) % 360).toBeCloseTo(0, 9);
  });
});

describe('the velocity over the ground', () => {
  it.each([1, 2, 3, 4, 5, 8])('is that of a straight flight with a fix every %d s', (every) => {
    const time = Uint32Array.from({ length: 30 }, (_, i) => 1_750_000_000 + every * i);
    const map = {
      north: Float64Array.from({ length: 30 }, (_, i) => 6 * every * i),
      east: Float64Array.from({ length: 30 }, (_, i) => -8 * every * i),
    };
    const velocity = groundVelocity(time, map);
    expect(velocity.length).toBeGreaterThan(20);
    for (let i = 0; i < velocity.length; i += 1)
      expect([velocity.north[i], velocity.east[i]]).toEqual([expect.closeTo(6, 9), expect.closeTo(-8, 9)]);
  });

  it('is measured in order of time, over no more than the longest step', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, (all) => {
        let now = 1_750_000_000;
        const time = Uint32Array.from([now, ...all.map((step) => (now += step))]);
        const zeros = new Float64Array(time.length);
        const velocity = groundVelocity(time, { north: zeros, east: zeros });
        expect([...velocity.time]).toEqual([...velocity.time].toSorted((a, b) => a - b));
        for (let i = 0; i < velocity.length; i += 1) {
          const start = time[velocity.fix[i] ?? 0] ?? 0;
          expect(2 * ((velocity.time[i] ?? 0) - start)).toBeLessThanOrEqual(MAX_STEP_S);
        }
        expect(velocity.length).toBe(all.filter((step) => step <= MAX_STEP_S).length);
      }),
    );
  });
});
