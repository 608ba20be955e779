import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LatLng, offset } from '#test/builders/flown-paths';
import type { Ring } from './airspace.ts';
import { airspaceOutlineOf, horizontalDepth } from './horizontal-depth.ts';

const HOME: LatLng = [46, 7];

/** A ring through places so many metres north and east of one place. */
function ringAround(center: LatLng, ...corners: readonly (readonly [northM: number, eastM: number])[]): Ring {
  return corners.map(([northM, eastM]) => placeAt(offset(center, northM, eastM)));
}

function placeAt([lat, lng]: LatLng) {
  return { lat, lng: lng - 360 * Math.round(lng / 360) };
}

const squareAround = (center: LatLng, halfM: number): Ring =>
  ringAround(center, [-halfM, -halfM], [-halfM, halfM], [halfM, halfM], [halfM, -halfM]);
const depthAt = (rings: readonly Ring[], northM: number, eastM: number): number =>
  horizontalDepth(airspaceOutlineOf(rings), placeAt(offset(HOME, northM, eastM)));

describe('the depth in a square of 2 km', () => {
  const square = [squareAround(HOME, 1000)];

  it.each([
    { where: 'in the middle', at: [0, 0], depth: 1000 },
    { where: '300 m from the east side', at: [0, 700], depth: 300 },
    { where: '300 m from the west side', at: [0, -700], depth: 300 },
    { where: '300 m from the north side', at: [700, 0], depth: 300 },
    { where: '300 m from the south side', at: [-700, 0], depth: 300 },
    { where: 'near a corner, by the nearer side', at: [900, 800], depth: 100 },
    { where: '200 m outside of the east side', at: [0, 1200], depth: -200 },
    { where: '200 m outside of the north side', at: [1200, 0], depth: -200 },
    { where: 'across from a corner, by the corner', at: [1300, 1400], depth: -500 },
    { where: 'across from the other corner', at: [-1400, -1300], depth: -500 },
  ] as const)('$where is $depth m', ({ at: [northM, eastM], depth }) => {
    expect(depthAt(square, northM, eastM)).toBeCloseTo(depth, 0);
  });

  it('is about the same far away, by the box around it', () => {
    expect(depthAt(square, 0, 6000)).toBeCloseTo(-5000, -1);
    expect(depthAt(square, 4000, 5000)).toBeCloseTo(-5000, -2);
  });

  it('is the same whichever way round its corners are listed, and from whichever they begin', () => {
    const [ring = []] = square;
    const turned = [...ring.slice(2), ...ring.slice(0, 2)];
    for (const listed of [ring.toReversed(), turned, [...ring, ...ring.slice(0, 1)]])
      for (const [northM, eastM] of [[0, 0] as const, [900, 800] as const, [1300, 1400] as const])
        expect(depthAt([listed], northM, eastM)).toBeCloseTo(depthAt(square, northM, eastM), 6);
  });
});

describe('the depth in other shapes', () => {
  it('is by the sloped side of a triangle', () => {
    const triangle = [ringAround(HOME, [0, 0], [0, 4000], [4000, 0])];
    expect(depthAt(triangle, 1000, 1000)).toBeCloseTo(1000, 0);
    expect(depthAt(triangle, 1500, 1500)).toBeCloseTo(1000 / Math.SQRT2, 0);
    expect(depthAt(triangle, 2500, 2500)).toBeCloseTo(-1000 / Math.SQRT2, 0);
  });

  it('is below 0 in the notch of a bent shape', () => {
    const bent = [ringAround(HOME, [0, 0], [0, 3000], [1000, 3000], [1000, 1000], [3000, 1000], [3000, 0])];
    expect(depthAt(bent, 500, 2500)).toBeCloseTo(500, 0);
    expect(depthAt(bent, 2500, 500)).toBeCloseTo(500, 0);
    expect(depthAt(bent, 1400, 1600)).toBeCloseTo(-400, 0);
  });

  it('is below 0 in a hole, by the edge of the hole', () => {
    const rings = [squareAround(HOME, 3000), squareAround(HOME, 1000)];
    expect(depthAt(rings, 0, 0)).toBeCloseTo(-1000, 0);
    expect(depthAt(rings, 0, 1600)).toBeCloseTo(600, 0);
    expect(depthAt(rings, 0, 2800)).toBeCloseTo(200, 0);
    expect(depthAt(rings, 0, 3200)).toBeCloseTo(-200, 0);
  });

  it('is never above 0 where there is no area', () => {
    expect(depthAt([ringAround(HOME, [0, 0])], 30, 40)).toBeCloseTo(-50, 0);
    expect(depthAt([ringAround(HOME, [0, -500], [0, 500])], 120, 0)).toBeCloseTo(-120, 0);
    expect(depthAt([], 0, 0)).toBeLessThan(-1_000_000);
  });
});

describe('the depth anywhere on earth', () => {
  const anywhere = fc.tuple(fc.integer({ min: -70, max: 70 }), fc.integer({ min: -180, max: 180 }));
  const aside = fc.tuple(fc.integer({ min: -1900, max: 1900 }), fc.integer({ min: -1900, max: 1900 }));

  it('is that of the same square elsewhere, also on the date line', () => {
    fc.assert(
      fc.property(anywhere, aside, (center, [northM, eastM]) => {
        const here = depthAt([squareAround(HOME, 1000)], northM, eastM);
        const there = horizontalDepth(
          airspaceOutlineOf([squareAround(center, 1000)]),
          placeAt(offset(center, northM, eastM)),
        );
        // A map of degrees gets narrower towards the poles.
        expect(Math.abs(there - here)).toBeLessThan(3 + 0.002 * Math.abs(eastM));
      }),
    );
  });

  it('is never more than the way to any of the corners', () => {
    fc.assert(
      fc.property(aside, aside, (corner, [northM, eastM]) => {
        const ring = ringAround(HOME, [-500, -500], [-500, 500], corner);
        const toCorner = Math.hypot(northM - corner[0], eastM - corner[1]);
        expect(Math.abs(depthAt([ring], northM, eastM))).toBeLessThanOrEqual(toCorner + 2);
      }),
    );
  });
});

describe('an outline', () => {
  it('has four numbers an edge, and the box around all rings', () => {
    const outline = airspaceOutlineOf([squareAround(HOME, 3000), squareAround(HOME, 1000)]);
    expect(outline.edges).toHaveLength(4 * 8);
    expect((outline.north - outline.south) * 111_195).toBeCloseTo(6000, 0);
    expect((outline.east - outline.west) * 111_195 * Math.cos((46 * Math.PI) / 180)).toBeCloseTo(6000, 0);
  });

  it('has edges that join one corner to the next, and the last to the first', () => {
    const { edges } = airspaceOutlineOf([ringAround(HOME, [0, 0], [0, 1000], [1000, 0])]);
    const ends = Array.from({ length: 3 }, (_, i) => [...edges.subarray(4 * i, 4 * i + 4)]);
    ends.forEach((edge, i) => {
      expect(edge.slice(2)).toEqual(ends[(i + 1) % 3]?.slice(0, 2));
    });
  });

  it('lies on one side of the date line', () => {
    const outline = airspaceOutlineOf([squareAround([-17, 180], 1000)]);
    expect(outline.east - outline.west).toBeLessThan(0.1);
  });
});
