import fc from 'fast-check';
import { expect, it } from 'vitest';
import { airspaceWith, flightWithHeights, rectangle } from '#test/builders/airspaces';
import { airspacesCrossed } from './airspaces-crossed.ts';
import { readAirspaces } from './read-airspaces.ts';

/** Lines that are nearly OpenAir. */
const anyLine = fc.oneof(
  fc
    .tuple(fc.constantFrom('AC', 'AN', 'AL', 'AH', 'DP', 'DA', 'DB', 'DC', 'V'), fc.string())
    .map((words) => words.join(' ')),
  fc.constantFrom('AC D', 'AL GND', 'AH FL95', 'V X=46:00:00N 007:00:00E', 'V D=-', 'DC 5', 'DA 5,0,90'),
  fc.tuple(fc.nat(95), fc.nat(185)).map(([lat, lng]) => `DP ${lat}:30:00N ${lng}:00:00W`),
);
const anyOpenAir = fc.array(anyLine, { maxLength: 40 }).map((lines) => lines.join('\n'));
const anyGeoJson = fc.json().map((json) => `{"features":[${json},{"geometry":${json},"properties":${json}}]}`);

it('any text is read without an error, into places on earth', () => {
  fc.assert(
    fc.property(fc.oneof(anyOpenAir, anyGeoJson, fc.string()), (text) => {
      const { airspaces, problems } = readAirspaces(text);
      expect(airspaces.length + problems.length).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(airspaces))).toEqual(airspaces);
      for (const { lat, lng } of airspaces.flatMap(({ polygon }) => polygon.flat())) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      }
    }),
    { numRuns: 1000 },
  );
});

const anyPlace = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  gnss: fc.integer({ min: -500, max: 9000 }),
});

it('crossings of any flight are in order, and numbers that JSON can hold', () => {
  fc.assert(
    fc.property(
      fc.array(anyPlace, { maxLength: 30 }),
      fc.array(fc.tuple(anyPlace, anyPlace), { maxLength: 5 }),
      (places, boxes) => {
        const flight = flightWithHeights(places.map((place, at) => ({ ...place, at })));
        const airspaces = boxes.map(([a, b]) =>
          airspaceWith({
            polygon: [rectangle([a.lat, a.lng], [b.lat, b.lng])],
            lower: { heightM: a.gnss, datum: 'msl' },
          }),
        );
        const crossings = airspacesCrossed(flight, airspaces);
        expect(JSON.parse(JSON.stringify(crossings))).toEqual(crossings);
        for (const { from, to, deepest, seconds } of crossings) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(deepest.index).toBeGreaterThanOrEqual(from);
          expect(deepest.index).toBeLessThanOrEqual(to);
          expect(to).toBeLessThan(places.length);
          expect(seconds).toBe(to - from);
        }
      },
    ),
  );
});
