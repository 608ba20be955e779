import { describe, expect, it } from 'vitest';
import { type BareCoordinates, distanceBetween, placeFrom } from '../geo.ts';
import { farLaunches, landingPlaces } from './gathered-places.ts';

const SITE = { lat: 46.69, lng: 7.86 };
const away = (distanceM: number, bearing = 90) => placeFrom(SITE, { bearing, distanceM });
const launched = (...places: readonly (BareCoordinates | null)[]) =>
  places.map((launch, index) => ({ flightId: index + 1, launch }));
const found = (site: BareCoordinates | null, ...places: readonly (BareCoordinates | null)[]) =>
  farLaunches(site, launched(...places)).map(({ flightIds, distanceM }) => [flightIds, Math.round(distanceM / 100)]);

describe('launches far from a site', () => {
  it('are those beyond its radius, gathered by place, the farthest first', () => {
    expect(found(SITE, away(100), away(5_000), away(990), away(90_000, 0), away(5_400))).toEqual([
      [[4], 900],
      [[2, 5], 52],
    ]);
  });

  it('are none of a site whose flights all begin within its radius, or where no launch is known', () => {
    expect(found(SITE, away(990), away(990, 270), null)).toEqual([]);
    expect(found(null, null)).toEqual([]);
    expect(found(null, away(0))).toEqual([]);
  });

  it('are far from where most flights begin while the site has no coordinates', () => {
    expect(found(null, away(9_000), away(0), away(60))).toEqual([[[1], 90]]);
  });

  it('are all of them where the coordinates of the site are others', () => {
    expect(found(SITE, away(3_000), away(3_050))).toEqual([[[1, 2], 30]]);
  });
});

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

  it('are none where a recording ends in the air', () => {
    expect(landingPlaces([{ flightId: 1, landing: FIELD, endsInAir: true }])).toEqual([]);
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

  it.each([
    { side: 'east', first: 179.9999, others: -179.9995, middle: -179.9997 },
    { side: 'west', first: -179.9999, others: 179.9995, middle: 179.9997 },
  ])('have their middle a little $side of the date line', ({ first, others, middle }) => {
    const [place] = landed(...[first, others, others].map((lng) => ({ lat: -17, lng })));
    expect(place?.flightIds).toEqual([1, 2, 3]);
    expect(place?.lng).toBeCloseTo(middle, 9);
  });

  it('have their middle north or south, too', () => {
    const [place] = landed(FIELD, besides(FIELD, 150, 0), besides(FIELD, 150, 0));
    expect(distanceBetween(place ?? FIELD, besides(FIELD, 100, 0))).toBeLessThan(1);
  });

  it('go with their middle: a landing too far from the first may be near the middle of two', () => {
    const [first, second, third] = [FIELD, besides(FIELD, 180), besides(FIELD, 280)];
    expect(landed(first, third)).toHaveLength(2);
    expect(landed(first, second, third)).toHaveLength(1);
  });

  it('with as many landings are in the order of their first', () => {
    const places = landed(MEADOW, FIELD, besides(FIELD, 20), besides(MEADOW, 20), { lat: 0, lng: 0 });
    expect(places.map(({ flightIds }) => flightIds)).toEqual([[1, 4], [2, 3], [5]]);
  });

  it('are the same on the other half of the earth', () => {
    const mirrored = ({ lat, lng }: BareCoordinates): BareCoordinates => ({ lat: -lat, lng: -lng });
    const many = Array.from({ length: 60 }, (_, index) => besides(FIELD, (index * 37) % 900, (index * 61) % 360));
    const [here, there] = [landed(...many), landed(...many.map(mirrored))];
    expect(there.map(({ flightIds }) => flightIds)).toEqual(here.map(({ flightIds }) => flightIds));
    expect(there.map(({ lat }) => -lat)).toEqual(here.map(({ lat }) => expect.closeTo(lat, 9)));
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
