import { describe, expect, it } from 'vitest';
import { metresFromStart } from '#domain/track/flight/motion';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { airVelocity } from './flown-air.ts';
import { groundVelocity, type Velocity } from './velocity.ts';

const WIND = { kmh: 32, from: 270 };
/** Steps of 4 s between positions rounded to 1.8 m. */
const MAX_OFF = 1.5;
const GLIDE: AirLeg = { seconds: 100 };

describe('airVelocity', () => {
  it('is the airspeed all through a flight with circles, however strong the wind', () => {
    const { air } = velocities([GLIDE, { seconds: 100, turn: 18 }, GLIDE]);
    for (const speed of speeds(air)) expect(Math.abs(speed - 10)).toBeLessThan(MAX_OFF);
  });

  it('follows a wind that changes', () => {
    const { track } = flownAir([{ seconds: 120, turn: 18 }], { wind: WIND });
    const later = flownAir([{ seconds: 120, turn: 18 }], { wind: { kmh: 20, from: 90 } }).track;
    const both = {
      length: 242,
      time: Uint32Array.from([...track.time, ...later.time.map((time) => time + 1000)]),
      lat: Float64Array.from([...track.lat, ...later.lat]),
      lng: Float64Array.from([...track.lng, ...later.lng]),
    };
    const air = airVelocity(groundVelocity(both.time, metresFromStart(both)));
    for (const speed of speeds(air)) expect(Math.abs(speed - 10)).toBeLessThan(MAX_OFF);
  });

  it('is that over the ground without circles', () => {
    const { ground, air } = velocities([GLIDE, { seconds: 10, turn: 18 }, GLIDE]);
    expect(air).toEqual(ground);
  });

  it('leaves the velocity over the ground as it was', () => {
    const { ground } = velocities([{ seconds: 200, turn: 18 }]);
    const before = ground.north.slice();
    airVelocity(ground);
    expect(ground.north).toEqual(before);
  });
});

function velocities(legs: readonly AirLeg[]): { readonly ground: Velocity; readonly air: Velocity } {
  const { track } = flownAir(legs, { wind: WIND });
  const ground = groundVelocity(track.time, metresFromStart(track));
  return { ground, air: airVelocity(ground) };
}

function speeds({ north, east }: Velocity): readonly number[] {
  return Array.from(north, (speed, i) => Math.hypot(speed, east[i] ?? 0));
}
