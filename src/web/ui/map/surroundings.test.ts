import { expect, it } from 'vitest';
import { distanceBetween } from '#domain/geo';
import { NO_SURROUNDINGS, type Surroundings, surroundingsData } from './surroundings.ts';

const LAUNCH = { lat: 46.7, lng: 7.8 };

function linesOf(surroundings: Surroundings): readonly (readonly (readonly number[])[])[] {
  return surroundingsData(surroundings).features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [geometry.coordinates] : [],
  );
}

it('draws rings of 5, 10, 20 and 50 km around the launch', () => {
  const rings = linesOf({ sites: [], centre: LAUNCH, scale: 'metric' });
  const radii = rings.map((ring) => ring.map(([lng = 0, lat = 0]) => distanceBetween(LAUNCH, { lat, lng })));
  expect(radii.map((ring) => Math.round(Math.min(...ring)))).toEqual([5_000, 10_000, 20_000, 50_000]);
  expect(radii.map((ring) => Math.round(Math.max(...ring)))).toEqual([5_000, 10_000, 20_000, 50_000]);
  expect(rings.map((ring) => ring.at(0))).toEqual(rings.map((ring) => ring.at(-1)));
});

it('labels each ring to the north and to the south, in the unit of the pilot', () => {
  const names = surroundingsData({ sites: [], centre: LAUNCH, scale: 'imperial' }).features.map(
    ({ properties }) => properties?.name,
  );
  expect(names.filter(Boolean)).toEqual(['5 mi', '5 mi', '10 mi', '10 mi', '20 mi', '20 mi', '50 mi', '50 mi']);
});

it('draws no line around the globe for a launch at the date line', () => {
  for (const ring of linesOf({ sites: [], centre: { lat: -16.8, lng: 179.95 }, scale: 'metric' })) {
    const lngs = ring.map(([lng = 0]) => lng);
    expect(Math.max(...lngs) - Math.min(...lngs)).toBeLessThan(2);
  }
});

it('names the sites of the pilot', () => {
  const { features } = surroundingsData({ ...NO_SURROUNDINGS, sites: [{ name: 'Amisbühl', ...LAUNCH }] });
  expect(features).toEqual([
    {
      type: 'Feature',
      properties: { kind: 'site', name: 'Amisbühl' },
      geometry: { type: 'Point', coordinates: [LAUNCH.lng, LAUNCH.lat] },
    },
  ]);
});
