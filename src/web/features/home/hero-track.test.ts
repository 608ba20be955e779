import { expect, it } from 'vitest';
import { heroTrack, runsOf } from './hero-track.ts';

it('draws one flight without a gap, inside the picture', () => {
  const track = heroTrack();
  const jumps = track.slice(1).map((point, index) => {
    const before = track[index] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  expect(Math.max(...jumps)).toBeLessThan(16);
  expect(Math.min(...track.map((point) => point.y))).toBeGreaterThan(0);
  expect(Math.max(...track.map((point) => point.x))).toBeLessThan(1120);
});

it('joins each run of one colour to the next', () => {
  const point = (x: number, climb: number) => ({ x, y: 0, climb });
  expect(runsOf([point(0, 1), point(1, 1), point(2, -1), point(3, -1)])).toEqual([
    [point(0, 1), point(1, 1)],
    [point(1, 1), point(2, -1), point(3, -1)],
  ]);
});
