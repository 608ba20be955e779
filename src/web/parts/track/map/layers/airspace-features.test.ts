import { describe, expect, it } from 'vitest';
import { wireAirspaceOf } from '#domain/airspace/wire-airspace';
import { airspaceWith, rectangle } from '#test/builders/airspaces';
import { colourOf, tokensOf } from '#test/web/colour-tokens';
import { contrast } from '#test/web/colour-vision';
import { airspaceBox } from '../../airspace/airspace-box.ts';
import { airspaceFeatures, airspacesInReach } from './airspace-features.ts';
import { linesOf } from './link-airspaces.ts';

const UNITS = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
const floorAt = (heightM: number) => wireAirspaceOf(airspaceWith({ lower: { heightM, datum: 'msl' } }));

describe('airspaces on the map', () => {
  it('are areas with what they ask for and what they are', () => {
    const polygon = [rectangle([46, 7], [47, 8]), rectangle([46.2, 7.2], [46.3, 7.3])];
    const { features } = airspaceFeatures([wireAirspaceOf(airspaceWith({ polygon }))], UNITS);
    expect(features.map(({ properties }) => properties)).toEqual([
      { demand: 'clearance', text: 'Home · CTR D · GND – no limit' },
    ]);
    expect(features[0]?.geometry.coordinates.map((ring) => [ring.length, ring[0], ring.at(-1)])).toEqual([
      [5, [7, 46], [7, 46]],
      [5, [7.2, 46.2], [7.2, 46.2]],
    ]);
  });

  it('do not go around the earth at 180°', () => {
    const ring = rectangle([-18, 179], [-17, -179]);
    const { features } = airspaceFeatures([wireAirspaceOf(airspaceWith({ polygon: [ring] }))], UNITS);
    expect(features[0]?.geometry.coordinates[0]?.map(([lng]) => lng)).toEqual([179, 181, 181, 179, 179]);
  });

  it('are those that begin at most 1,000 m above the flight; all where its height is not known', () => {
    const airspaces = [floorAt(0), floorAt(3_400), floorAt(3_401)];
    expect(airspacesInReach(airspaces, 2_400)).toEqual(airspaces.slice(0, 2));
    expect(airspacesInReach(airspaces, null)).toBe(airspaces);
  });

  it.each(['light', 'dark'] as const)('contrast with land and water, %s', (theme) => {
    const tokens = tokensOf('tokens.css', theme);
    for (const name of ['red', 'accent', 'violet', 'green'])
      for (const ground of ['land', 'water'])
        expect(contrast(colourOf(tokens, name), colourOf(tokens, ground)), name).toBeGreaterThanOrEqual(3);
  });
});

describe('the airspaces at a place', () => {
  it('are named once each', () => {
    expect(linesOf(['a', 'b', 'a'])).toBe('a\nb');
    expect(linesOf([])).toBe('');
  });

  it('are counted beyond the fourth', () => {
    expect(linesOf(['a', 'b', 'c', 'd', 'e'])).toBe('a\nb\nc\nd\ne');
    expect(linesOf(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a\nb\nc\nd\nand 2 more');
  });
});

it('airspaces are asked for in a box somewhat larger than the flight', () => {
  expect(airspaceBox([7, 46, 7, 46])).toEqual({ west: 6.9, south: 45.9, east: 7.1, north: 46.1 });
  expect(airspaceBox([7.123_4, 46, 8.123_4, 46.5])).toEqual({ west: 6.87, south: 45.82, east: 8.38, north: 46.68 });
});
