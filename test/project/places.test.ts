import { expect, it } from 'vitest';
import { tilesOf } from '../../scripts/build-places.mjs';

function city(name: string, population: number, coordinates: readonly [number, number]) {
  return { name, population, loc: { coordinates } };
}

it('has large cities from afar and every place from near, the largest first', () => {
  const tiles = tilesOf([city('Unterseen', 5_600, [7.85, 46.69]), city('Zürich', 1_400_000, [8.55, 47.37])]);
  const zooms = (name: string) =>
    [...tiles].flatMap(([path, places]) =>
      places.some(({ tags }: { tags: { name: string } }) => tags.name === name) ? [path.slice(0, 1)] : [],
    );
  expect(zooms('Zürich')).toEqual(['2', '3', '4', '5', '6']);
  expect(zooms('Unterseen')).toEqual(['6']);
  expect(tiles.get('6/33/22')).toBeUndefined();
  expect(tiles.get('6/33/22.pbf').map(({ tags }: { tags: unknown }) => tags)).toEqual([
    { name: 'Zürich', rank: 10 },
    { name: 'Unterseen', rank: 2 },
  ]);
});

it('places a town where it is in its tile', () => {
  const origin = tilesOf([city('Null', 1_000, [0, 0])]);
  expect([...origin.keys()]).toEqual(['6/32/32.pbf']);
  expect(origin.get('6/32/32.pbf')[0].geometry).toEqual([[0, 0]]);
  const west = tilesOf([city('West', 1_000, [-2.8125, 0])]).get('6/31/32.pbf');
  expect(west[0].geometry[0][0]).toBe(4096);
});
