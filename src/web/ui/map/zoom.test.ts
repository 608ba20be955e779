import { expect, it } from 'vitest';
import { INFO_WINDOW_WIDTH, MAP_ZOOM } from './zoom.ts';

it('opens the map one zoom below the documented zooms, which assume tiles of 256 pixels', () => {
  expect(MAP_ZOOM).toEqual({ world: 3, region: 5, site: 9, track: 12 });
});

it('keeps an info window within 250 pixels', () => {
  expect(INFO_WINDOW_WIDTH).toBe('250px');
});
