import { describe, expect, it } from 'vitest';
import { groundCount } from './ground.ts';
import { type FlownPlaces, placesBelow } from './places-below.ts';
import { mercatorEast, mercatorSouth } from './terrain-tiles.ts';

const flown = (...fixes: (readonly [second: number, lat: number, lng: number])[]): FlownPlaces => ({
  seconds: Uint32Array.from(fixes, ([second]) => second),
  lat: Float64Array.from(fixes, ([, lat]) => lat),
  lng: Float64Array.from(fixes, ([, , lng]) => lng),
});

/** The longitude of a place in the Mercator square. */
const lngOf = (east: number | undefined): number => (east ?? Number.NaN) * 360 - 180;

describe('the places below a flight', () => {
  it('are every two seconds, the fixes of launch and landing included', () => {
    const { east, south } = placesBelow(flown([0, 46, 7], [1, 46, 7.1], [2, 46, 7.2], [3, 46, 7.3]));
    expect(Array.from(east, (place) => Number(lngOf(place).toFixed(6)))).toEqual([7, 7.2, 7.3]);
    expect([...south]).toEqual([mercatorSouth(46), mercatorSouth(46), mercatorSouth(46)]);
  });

  it('lie on the line between two fixes that are far apart in time', () => {
    const { east, south } = placesBelow(flown([0, 46, 7], [8, 46.4, 7.8]));
    expect(lngOf(east[1])).toBeCloseTo(7.2);
    expect(south[3]).toBeCloseTo(mercatorSouth(46.3), 12);
  });

  it('stay where they are over the date line', () => {
    const { east } = placesBelow(flown([0, 0, 179.9], [4, 0, -179.9], [8, 0, 179.9]));
    expect(east[1]).toBeCloseTo(0, 9);
    expect(east[3]).toBeCloseTo(0, 9);
    expect(east[4]).toBeCloseTo(mercatorEast(179.9), 9);
  });

  it('are as many as the heights of a flight, also of a long one with few fixes', () => {
    const { east, south } = placesBelow(flown([0, 46, 7], [90_000, 47, 8]));
    expect([east.length, south.length]).toEqual([groundCount(90_000), groundCount(90_000)]);
    expect(lngOf(east.at(-1))).toBeCloseTo(8);
  });

  it('are one below a flight of one fix', () => {
    const { east } = placesBelow(flown([0, 46, 7]));
    expect(Array.from(east, lngOf)).toEqual([expect.closeTo(7)]);
  });
});
