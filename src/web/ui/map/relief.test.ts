import type { LayerSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { seaLayer } from './built-in-style.ts';
import { layerAboveRelief } from './relief.ts';

const GROUND: LayerSpecification = { id: 'ground', type: 'background' };
const TRACK: LayerSpecification = { id: 'track', type: 'line', source: 'track' };

const SEA = seaLayer({
  theme: 'light',
  water: '#00f',
  land: '#fff',
  line: '#000',
  text: '#000',
  halo: '#fff',
  ink: '#000',
});

function fill(id: string, layer: string): LayerSpecification {
  return { id, type: 'fill', source: 'tiles', 'source-layer': layer };
}

it('shades land cover, but neither water nor what lies above it', () => {
  const outline: LayerSpecification = { id: 'outline', type: 'line', source: 'tiles', 'source-layer': 'park' };
  const layers = [GROUND, fill('park', 'park'), outline, fill('wood', 'landcover'), fill('lake', 'water'), TRACK];
  expect(layerAboveRelief(layers)).toBe('lake');
});

it('shades the sea of the built-in map, too, in which its coarse coast puts some hills', () => {
  expect(layerAboveRelief([GROUND, SEA, TRACK])).toBe('track');
});

it('lies below the content on a map of pictures, and on top of a map without content', () => {
  const pictures: LayerSpecification = { id: 'pictures', type: 'raster', source: 'pictures' };
  expect(layerAboveRelief([GROUND, pictures, TRACK])).toBe('track');
  expect(layerAboveRelief([GROUND, pictures])).toBeUndefined();
});
