import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle } from '#test/builders/airspaces';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { lengthsAlong } from '../../figures/lengths-along.ts';
import { depthAlong } from './depth-along.ts';
import { airspaceOutlineOf, horizontalDepth } from './horizontal-depth.ts';

const HOME: LatLng = [46, 7];
const MARGIN_M = 50;

function measured(places: readonly LatLng[]) {
  const flown = flownAlong(places);
  return { ...flown, lengths: lengthsAlong(flown) };
}

/** An airspace that begins so many metres east of a place, 4 km wide and high. */
function airspaceEastOf(place: LatLng, metres: number) {
  return airspaceOutlineOf([rectangle(offset(place, -2000, metres), offset(place, 2000, metres + 4000))]);
}

/** A straight track to the east, a fix each 100 m. */
const EASTWARD = Array.from({ length: 200 }, (_, i) => offset(HOME, 0, 100 * i));

describe('depths along a track towards an airspace 10 km ahead', () => {
  const outline = airspaceEastOf(HOME, 10_000);

  it('are below 0 by the way that is left', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    expect(depths.measure(0)).toBeCloseTo(-10_000, -1);
    expect(depths.measure(60)).toBeCloseTo(-4_000, -1);
  });

  it('pass over fixes that cannot be within the margin, and none that can', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    depths.measure(0);
    const next = depths.nextWithin(MARGIN_M);
    expect(next).toBeGreaterThan(80);
    expect(next).toBeLessThanOrEqual(99);
  });

  it('reach the airspace within some looks', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    let [at, looks] = [0, 0];
    while (depths.measure(at) < -MARGIN_M) {
      at = depths.nextWithin(MARGIN_M);
      looks += 1;
    }
    expect(at).toBeGreaterThanOrEqual(99);
    expect(at).toBeLessThanOrEqual(101);
    expect(looks).toBeLessThan(10);
  });

  it('go on by one fix at least, also at the margin itself', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    depths.measure(99);
    expect(depths.nextWithin(MARGIN_M)).toBe(100);
  });

  it('end the track where it is too far to come near', () => {
    const depths = depthAlong(airspaceEastOf(HOME, 50_000), measured(EASTWARD));
    depths.measure(0);
    expect(depths.nextWithin(MARGIN_M)).toBe(EASTWARD.length);
  });

  it('count distances of more than 100 km as less', () => {
    const far = measured(Array.from({ length: 200 }, (_, i) => offset(HOME, 0, 1000 * i)));
    const depths = depthAlong(airspaceEastOf(HOME, 190_000), far);
    depths.measure(0);
    expect(depths.nextWithin(MARGIN_M)).toBeGreaterThan(80);
    expect(depths.nextWithin(MARGIN_M)).toBeLessThanOrEqual(100);
  });
});

describe('bounds of depths', () => {
  it('are the depth itself where it was measured, and further apart with each metre', () => {
    const depths = depthAlong(airspaceEastOf(HOME, 1000), measured(EASTWARD));
    const depth = depths.measure(30);
    expect([depths.least(30), depths.most(30)]).toEqual([depth, depth]);
    expect(depths.most(40) - depth).toBeGreaterThan(1000);
    expect(depths.most(40) - depth).toBeLessThan(1200);
    expect(depth - depths.least(40)).toBeCloseTo(depths.most(40) - depth, 6);
  });

  it('are none before the first is measured', () => {
    expect(depthAlong(airspaceEastOf(HOME, 0), measured(EASTWARD)).least(3)).toBeNaN();
  });

  it('hold on any track', () => {
    const eastM = fc.integer({ min: -6000, max: 12_000 });
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(39), eastM, (seed, from, metres) => {
        const { depths, later } = laterDepths(randomWalk(seed, 80), from, metres);
        const near = later.filter(({ depth }) => depth > -1000);
        expect(near.filter(({ index, depth }) => depth < depths.least(index) - 1)).toEqual([]);
        expect(later.filter(({ index, depth }) => depth > depths.most(index) + 1)).toEqual([]);
      }),
    );
  });

  it('pass over no fix of any track that is within the margin', () => {
    const eastM = fc.integer({ min: 3000, max: 30_000 });
    fc.assert(
      fc.property(fc.nat(5000), eastM, (seed, metres) => {
        const { depths, later } = laterDepths(randomWalk(seed, 80), 0, metres);
        const next = depths.nextWithin(MARGIN_M);
        const passedOver = later.filter(({ index }) => index < next);
        expect(passedOver.filter(({ depth }) => depth >= -MARGIN_M)).toEqual([]);
      }),
    );
  });
});

/** The depths along a track, measured at one fix, and those of the fixes after it as they are. */
function laterDepths(places: readonly LatLng[], from: number, eastM: number) {
  const track = measured(places);
  const outline = airspaceEastOf(places[0] ?? HOME, eastM);
  const depths = depthAlong(outline, track);
  depths.measure(from);
  const later = places.slice(from + 1).map(([lat, lng], i) => {
    return { index: from + 1 + i, depth: horizontalDepth(outline, { lat, lng }) };
  });
  return { depths, later };
}
