import { describe, expect, it } from 'vitest';
import { groundVelocity } from './velocity.ts';

describe('groundVelocity', () => {
  it.each([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 4],
    [5, 5],
    [8, 8],
  ])('measures fixes every %i s over %i s', (every, span) => {
    const velocity = eastward(Array.from({ length: 20 }, (_, i) => i * every));
    expect([velocity.time[0], velocity.fix[0]]).toEqual([span / 2, 0]);
    expect([velocity.time[3], velocity.fix[3]]).toEqual([3 * every + span / 2, 3]);
    expect([...velocity.east].every((speed) => Math.abs(speed - 10) < 1e-9)).toBe(true);
    expect([...velocity.north].every((speed) => speed === 0)).toBe(true);
  });

  it('measures nothing across gaps', () => {
    const velocity = eastward([0, 1, 2, 3, 4, 5, 60, 61, 62, 63, 64, 100]);
    expect([...velocity.fix]).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9]);
    expect(velocity.length).toBe(9);
    expect([...velocity.time]).toEqual([2, 3, 3.5, 4, 4.5, 62, 62.5, 63, 63.5]);
  });

  it.each([[[]], [[7]], [[0, 3600]]])('is empty for %j', (times) => {
    const velocity = eastward(times);
    expect([velocity.length, velocity.time.length, velocity.north.length]).toEqual([0, 0, 0]);
  });
});

function eastward(times: readonly number[]): ReturnType<typeof groundVelocity> {
  const time = Uint32Array.from(times);
  return groundVelocity(time, { north: new Float64Array(time.length), east: Float64Array.from(times, (t) => 10 * t) });
}
