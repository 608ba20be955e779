import { expect, it } from 'vitest';
import { followingView, type View } from './camera.ts';

const VIEW: View = { center: [7, 46], elevation: 0, bearing: 350, pitch: 60, zoom: 13 };
const PLACE = { lng: 8, lat: 47, altitude: 2_000 };
const follow = (course: number | null, elapsedS: number) =>
  followingView(VIEW, { place: PLACE, baseM: 600, course, elapsedS });

it('has the glider in the centre at its height above the base, with zoom and pitch as chosen', () => {
  expect(follow(null, 0.1)).toEqual({ ...VIEW, center: [8, 47], elevation: 1_400 });
});

it('turns towards the course the short way, the further the more time has passed', () => {
  const [soon, later] = [follow(20, 0.1).bearing, follow(20, 1).bearing];
  expect(soon).toBeGreaterThan(350);
  expect(later).toBeGreaterThan(soon);
  expect(later).toBeLessThan(380);
  expect(follow(20, Number.POSITIVE_INFINITY).bearing).toBe(380);
});

it('keeps its direction where the glider has no course', () => {
  expect(follow(null, 10).bearing).toBe(350);
});
