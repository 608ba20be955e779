import { describe, expect, it } from 'vitest';
import { type BareCoordinates, distanceBetween, placeFrom } from '../geo.ts';
import { landingPlaces } from './landing-places.ts';

const FIELD = { lat: 46.69, lng: 7.86 };
const MEADOW = { lat: 46.71, lng: 7.9 };
const besides = (place: BareCoordinates, distanceM: number, bearing = 90) => placeFrom(place, { bearing, distanceM });
const landed = (...places: readonly BareCoordinates[]) =>
  landingPlaces(places.map((landing, index) => ({ flightId: index + 1, landing })));

describe('landing places', () => {
  it('gather landings that are close to each other, those with most of them first', () => {
    const places = landed(MEADOW, FIELD, besides(FIELD, 60), MEADOW, besides(FIELD, 90, 200));
    expect(places.map(({ flightIds }) => flightIds)).toEqual([
      [2, 3, 5],
      [1, 4],
    ]);
  });

  it('lie in the middle of their landings', () => {
    const [place] = landed(FIELD, besides(FIELD, 100), besides(FIELD, 200));
    expect(distanceBetween(place ?? FIELD, besides(FIELD, 100))).toBeLessThan(1);
  });

  it('end 200 m from their middle', () => {
    expect(landed(FIELD, besides(FIELD, 199))).toHaveLength(1);
    expect(landed(FIELD, besides(FIELD, 201))).toHaveLength(2);
    expect(landed(FIELD, besides(FIELD, 199, 0))).toHaveLength(1);
    expect(landed(FIELD, besides(FIELD, 201, 0))).toHaveLength(2);
  });

  it('take the nearest of two places', () => {
    const places = landed(FIELD, besides(FIELD, 300), besides(FIELD, 180));
    expect(places.map(({ flightIds }) => flightIds)).toEqual([[2, 3], [1]]);
  });

  it('are one on both sides of the date line', () => {
    const places = landed({ lat: -17, lng: 179.9995 }, { lat: -17, lng: -179.9995 });
    expect(places).toHaveLength(1);
    expect(Math.abs(places[0]?.lng ?? 0)).toBeCloseTo(180, 6);
  });

  it('are none without landings', () => {
    expect(landed()).toEqual([]);
  });

  it('hold every landing exactly once', () => {
    const many = Array.from({ length: 400 }, (_, index) => besides(FIELD, (index * 37) % 3_000, (index * 61) % 360));
    const ids = landed(...many).flatMap(({ flightIds }) => flightIds);
    expect(ids.toSorted((a, b) => a - b)).toEqual(many.map((_, index) => index + 1));
  });
});
