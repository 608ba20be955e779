import { expect, it } from 'vitest';
import type { MapColours } from '../map-colours.ts';
import { builtInStyle, groundStyle } from './built-in-style.ts';

const COLOURS: MapColours = {
  theme: 'light',
  water: '#0000ff',
  land: '#00ff00',
  line: '#111111',
  text: '#222222',
  halo: '#ffffff',
  ink: '#000000',
};

it('begins with land alone, so that no site appears to lie in water while the world loads', () => {
  for (const { layers, sources } of [groundStyle(COLOURS), builtInStyle(COLOURS)]) {
    expect(layers[0]).toMatchObject({ type: 'background', paint: { 'background-color': COLOURS.land } });
    expect(JSON.stringify(sources)).not.toContain('.json');
  }
});

it('hides borders at high zooms, where they would be taken for airspace', () => {
  const borders = builtInStyle(COLOURS).layers.filter((layer) => JSON.stringify(layer).includes('"border"'));
  expect(borders).toHaveLength(1);
  expect(borders[0]?.maxzoom).toBeLessThanOrEqual(7);
});
