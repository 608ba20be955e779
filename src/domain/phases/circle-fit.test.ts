import { describe, expect, it } from 'vitest';
import { pseudoRandom } from '#test/builders/noise';
import { angleBetween, circleThrough } from './circle-fit.ts';
import type { Velocity } from './velocity.ts';

const RADIANS = Math.PI / 180;

describe('circleThrough', () => {
  it('finds wind and airspeed from circles', () => {
    const fit = circleThrough(...circle({ degrees: 1080 }));
    expect(fit?.north).toBeCloseTo(3, 6);
    expect(fit?.east).toBeCloseTo(-4, 6);
    expect(fit?.radius).toBeCloseTo(10, 6);
    expect(fit?.turns).toBeCloseTo(3, 6);
    expect(fit?.extent).toBeCloseTo(3, 6);
  });

  it('counts turns to the left as negative', () => {
    expect(circleThrough(...circle({ degrees: -720 }))?.turns).toBeCloseTo(-2, 6);
  });

  it('knows the extent of turns to and fro', () => {
    const [there] = circle({ degrees: 360 });
    const toAndFro = velocityOf(
      [...there.north, ...there.north.toReversed()],
      [...there.east, ...there.east.toReversed()],
    );
    const fit = circleThrough(toAndFro, { from: 0, to: toAndFro.length - 1 });
    expect(fit?.turns).toBeCloseTo(0, 6);
    expect(fit?.extent).toBeCloseTo(1, 6);
  });

  it('needs no whole circle, and looks at the range alone', () => {
    const [velocity] = circle({ degrees: 720 });
    expect(circleThrough(velocity, { from: 10, to: 30 })?.north).toBeCloseTo(3, 6);
  });

  it('is near with noise', () => {
    const random = pseudoRandom(3);
    const fit = circleThrough(...circle({ degrees: 1080, error: () => 2 * random() - 1 }));
    expect(Math.hypot((fit?.north ?? 0) - 3, (fit?.east ?? 0) + 4)).toBeLessThan(0.3);
    expect(fit?.radius).toBeCloseTo(10, 0);
  });

  it('finds none in a straight flight', () => {
    const east = Array.from({ length: 60 }, (_, i) => i / 10);
    expect(
      circleThrough(
        velocityOf(
          east.map((speed) => 10 + 2 * speed),
          east,
        ),
        { from: 0, to: 59 },
      ),
    ).toBeNull();
    expect(circleThrough(velocityOf([5, 5, 5], [1, 1, 1]), { from: 0, to: 2 })).toBeNull();
  });

  it('finds none at speeds that no glider circles with', () => {
    expect(circleThrough(...circle({ degrees: 720, airspeed: 3 }))).toBeNull();
    expect(circleThrough(...circle({ degrees: 720, airspeed: 50 }))).toBeNull();
  });

  it('finds none when the airspeed varies too much', () => {
    const [slow] = circle({ degrees: 1080, airspeed: 3 });
    const [fast] = circle({ degrees: 1080, airspeed: 17 });
    const north = Array.from(slow.north, (speed, i) => (i % 2 === 0 ? speed : (fast.north[i] ?? 0)));
    const east = Array.from(slow.east, (speed, i) => (i % 2 === 0 ? speed : (fast.east[i] ?? 0)));
    expect(circleThrough(velocityOf(north, east), { from: 0, to: north.length - 1 })).toBeNull();
  });
});

describe('angleBetween', () => {
  it('is clockwise positive, the short way', () => {
    expect(angleBetween(1, 0, [0, 1])).toBeCloseTo(Math.PI / 2);
    expect(angleBetween(0, 1, [1, 0])).toBeCloseTo(-Math.PI / 2);
    expect(angleBetween(Math.cos(3), Math.sin(3), [Math.cos(-3), Math.sin(-3)])).toBeCloseTo(2 * Math.PI - 6);
  });
});

interface CircleDraft {
  readonly degrees: number;
  readonly airspeed?: number;
  readonly error?: () => number;
}

/** Velocities on a circle of 10 m/s around a wind of 3 m/s to the north and 4 m/s to the west, every 18°. */
function circle({ degrees, airspeed = 10, error = () => 0 }: CircleDraft): Parameters<typeof circleThrough> {
  const angles = Array.from({ length: Math.abs(degrees) / 18 + 1 }, (_, i) => Math.sign(degrees) * i * 18 * RADIANS);
  const north = angles.map((angle) => 3 + airspeed * Math.cos(angle) + error());
  const east = angles.map((angle) => -4 + airspeed * Math.sin(angle) + error());
  return [velocityOf(north, east), { from: 0, to: angles.length - 1 }];
}

function velocityOf(north: readonly number[], east: readonly number[]): Velocity {
  return {
    length: north.length,
    time: Float64Array.from(north, (_, i) => i),
    fix: Uint32Array.from(north, (_, i) => i),
    north: Float64Array.from(north),
    east: Float64Array.from(east),
  };
}
