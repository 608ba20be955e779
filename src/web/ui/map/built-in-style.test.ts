// @vitest-environment happy-dom
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { builtInStyle, groundStyle } from './built-in-style.ts';
import type { MapColours } from './map-colours.ts';

const COLOURS: MapColours = {
  theme: 'light',
  water: '#0000ff',
  land: '#00ff00',
  line: '#111111',
  text: '#222222',
  halo: '#ffffff',
  ink: '#000000',
};

it('is a valid style: a map does not check it', () => {
  for (const style of [groundStyle(COLOURS), builtInStyle(COLOURS)]) expect(validateStyleMin(style)).toEqual([]);
});

it('is land where no tile of the world has come, so that no site appears to lie in water', () => {
  for (const { layers } of [groundStyle(COLOURS), builtInStyle(COLOURS)]) {
    expect(layers[0]).toMatchObject({ type: 'background', paint: { 'background-color': COLOURS.land } });
    const others = layers.slice(1).filter((layer) => JSON.stringify(layer).includes(COLOURS.water));
    expect(others.every((layer) => 'source' in layer && layer.source === 'world')).toBe(true);
  }
});

it('hides lakes at high zooms, where their coarse shores would put a landing beside a lake into it', () => {
  const lakes = builtInStyle(COLOURS).layers.filter((layer) => layer.id === 'lakes');
  expect(lakes).toHaveLength(1);
  expect(lakes[0]?.maxzoom).toBeLessThanOrEqual(9);
});

it('hides borders at high zooms, where they would be taken for airspace', () => {
  const borders = builtInStyle(COLOURS).layers.filter((layer) => JSON.stringify(layer).includes('"border"'));
  expect(borders).toHaveLength(1);
  expect(borders[0]?.maxzoom).toBeLessThanOrEqual(7);
});
