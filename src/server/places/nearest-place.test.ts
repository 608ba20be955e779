import { describe, expect, it } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

describe('the nearest place', () => {
  it.each([
    ['in mountains', { lat: 47, lng: 8 }, 'Hasle', 5],
    ['of an ocean', { lat: -48.9, lng: -123.4 }, 'Hanga Roa', 2_700],
    ['over the date line', { lat: 66, lng: 179.9 }, 'Egvekinot', 57],
    ['of the pole', { lat: 90, lng: 0 }, 'Longyearbyen', 1_310],
  ])('%s is found, with its distance', (_, place, name, kilometres) => {
    const found = nearestPlace(place);
    expect([found.name, Math.round(found.distance / 1_000)]).toEqual([name, kilometres]);
  });

  it('of a thousand places amid an ocean is found within a few seconds: a thread is held meanwhile', () => {
    const start = performance.now();
    for (let index = 0; index < 1_000; index += 1) nearestPlace({ lat: -48.9 + index / 1_000, lng: -123.4 });
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
