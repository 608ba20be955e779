import { describe, expect, it } from 'vitest';
import { readAirspaces } from './read-airspaces.ts';

const OPEN_AIR = `AC D
AN Home
AL GND
AH FL95
DP 46:00:00N 007:00:00E
DP 46:00:00N 008:00:00E
DP 47:00:00N 008:00:00E
`;
const GEO_JSON = `{ "features": [{
  "properties": {
    "name": "Home",
    "lowerLimit": { "value": 0, "unit": 1, "referenceDatum": 0 },
    "upperLimit": { "value": 95, "unit": 6, "referenceDatum": 2 }
  },
  "geometry": { "type": "Polygon", "coordinates": [[[7, 46], [8, 46], [8, 47]]] }
}] }`;

describe('a file of airspaces', () => {
  it.each([
    ['OpenAir', OPEN_AIR],
    ['GeoJSON', GEO_JSON],
    ['OpenAir with a byte order mark', `\ufeff${OPEN_AIR}`],
    ['GeoJSON with a byte order mark', `\ufeff \n${GEO_JSON}`],
  ])('is read as %s', (_, text) => {
    const { airspaces, problems } = readAirspaces(text);
    expect(airspaces.map(({ name }) => name)).toEqual(['Home']);
    expect(problems).toEqual([]);
  });

  it.each([
    '',
    'hello',
    'An airspace\nAs written',
    '<html></html>',
    '{',
    '{}',
    '{"features":7}',
    '{"features":[]}',
    '[]',
    'null',
    '\u0000'.repeat(1000),
  ])('is none: %j', (text) => {
    expect(readAirspaces(text)).toEqual({ airspaces: [], problems: [{ code: 'notAirspaces', count: 1, first: 1 }] });
  });

  it('is read as far as it goes when it is cut off anywhere', () => {
    for (const text of [OPEN_AIR, GEO_JSON])
      for (let length = 0; length < text.length; length += 1) {
        const { airspaces, problems } = readAirspaces(text.slice(0, length));
        expect(airspaces.length + problems.length).toBe(1);
      }
  });
});
