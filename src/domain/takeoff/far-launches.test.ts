import { describe, expect, it } from 'vitest';
import { type BareCoordinates, placeFrom } from '../geo.ts';
import { farLaunches } from './far-launches.ts';

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
