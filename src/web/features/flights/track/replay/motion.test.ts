import { describe, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { airPlaceAt, courseAt, followingView, poseAt, turnBetween, type View } from './motion.ts';

const METRES_PER_DEGREE = 111_195;
const LAT = 46;
const EAST = METRES_PER_DEGREE * Math.cos((LAT * Math.PI) / 180);

type Metres = readonly [east: number, north: number];

/** A track with a fix each second, at places in metres from 46° N, 7° E. */
function flying(count: number, placeOf: (second: number) => Metres) {
  const places = Array.from({ length: count }, (_, second) => placeOf(second));
  return trackData({
    seconds: places.map((_, second) => second),
    lat: places.map(([, north]) => LAT + north / METRES_PER_DEGREE),
    lng: places.map(([east]) => 7 + east / EAST),
    altitude: places.map((_, second) => 1_000 + second),
  });
}

/** A circle to the right of 50 m radius, a turn in 30 s: 10.5 m/s. */
const circling = flying(200, (second) => {
  const angle = (second / 30) * 2 * Math.PI;
  return [50 * Math.sin(angle), 50 * Math.cos(angle)];
});

describe('the place at a time', () => {
  const track = trackData({ seconds: [0, 10, 30], lat: [46, 47, 47], lng: [7, 7, 9], altitude: [1_000, 1_500, 900] });

  it('is that of the fix at its time', () => {
    expect(airPlaceAt(track, 10)).toEqual({ lat: 47, lng: 7, altitude: 1_500 });
  });

  it('is between the fixes, also where they are far apart', () => {
    expect(airPlaceAt(track, 25)).toEqual({ lat: 47, lng: 8.5, altitude: 1_050 });
  });

  it('stays at the ends', () => {
    expect(airPlaceAt(track, -20)).toEqual({ lat: 46, lng: 7, altitude: 1_000 });
    expect(airPlaceAt(track, 99)).toEqual({ lat: 47, lng: 9, altitude: 900 });
  });

  it('goes on beyond 180°, as the track does', () => {
    const pacific = trackData({
      seconds: [0, 10, 20],
      lat: [0, 0, 0],
      lng: [179.5, 180.5, 181],
      altitude: [0, 0, 0],
    });
    expect([5, 15].map((time) => airPlaceAt(pacific, time).lng)).toEqual([180, 180.75]);
  });

  it('is that of the only fix, or of fixes at one time', () => {
    const still = trackData({ seconds: [0, 0, 0], lat: [46, 46, 46], lng: [7, 7, 7], altitude: [500, 500, 500] });
    expect(airPlaceAt(still, 5)).toEqual({ lat: 46, lng: 7, altitude: 500 });
    const one = { ...still, seconds: Uint32Array.of(0) };
    expect(airPlaceAt(one, 5)).toEqual({ lat: 46, lng: 7, altitude: 500 });
  });
});

describe('the pose at a time', () => {
  it('looks along a straight way, level', () => {
    const northEast = flying(60, (second) => [7 * second, 7 * second]);
    const pose = poseAt(northEast, 30);
    expect(pose.heading).toBeCloseTo(45, 1);
    expect(pose.bank).toBeCloseTo(0, 1);
    expect(pose.altitude).toBe(1_030);
  });

  it('banks to the right in a right turn as far as its speed needs', () => {
    // tan(bank) = v² / (r · g) = 10.47² / (50 · 9.81)
    const pose = poseAt(circling, 60);
    expect(pose.heading).toBeCloseTo(90, 0);
    expect(pose.bank).toBeGreaterThan(11.5);
    expect(pose.bank).toBeLessThan(13);
  });

  it('banks to the left in a left turn', () => {
    const left = flying(200, (second) => [-50 * Math.sin(second / 4.8), 50 * Math.cos(second / 4.8)]);
    expect(poseAt(left, 60).bank).toBeLessThan(-11);
  });

  it('never lies on its side, and stands still without a heading', () => {
    const jumping = flying(60, (second) => [second % 2 === 0 ? 0 : 900, (second % 3) * 900]);
    for (let time = 0; time < 60; time += 0.7) expect(Math.abs(poseAt(jumping, time).bank)).toBeLessThanOrEqual(55);
    const standing = flying(60, () => [0, 0]);
    expect(poseAt(standing, 30)).toMatchObject({ heading: 0, bank: 0 });
  });
});

describe('the course at a time', () => {
  it('is that of the way, not of the circles on it', () => {
    const drifting = flying(600, (second) => [3 * second + 40 * Math.sin(second / 4), 40 * Math.cos(second / 4)]);
    expect(courseAt(drifting, 300)).toBeGreaterThan(80);
    expect(courseAt(drifting, 300)).toBeLessThan(100);
  });

  it('is none where the glider stays near', () => {
    expect(courseAt(circling, 100)).toBeNull();
  });
});

it('turns the short way', () => {
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(-20);
  expect(turnBetween(-170, 170)).toBe(-20);
});

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
