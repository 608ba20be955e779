import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { GROUND_LAYER } from './built-in-style.ts';
import { underContent } from './tile-map.ts';

const TRACK: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
const DRAWN: StyleSpecification = {
  version: 8,
  sources: { track: TRACK },
  layers: [
    { id: GROUND_LAYER, type: 'background' },
    { id: 'track-line', type: 'line', source: 'track' },
  ],
};
const TILES: StyleSpecification = {
  version: 8,
  glyphs: 'https://tiles.example.org/{fontstack}/{range}.pbf',
  sources: { tiles: { type: 'vector', tiles: ['https://tiles.example.org/{z}/{x}/{y}.pbf'] } },
  layers: [{ id: 'meadow', type: 'background' }],
};

it('places the style of a tile server below the track that was drawn first, replacing the plain ground', () => {
  const style = underContent(DRAWN, TILES);
  expect(style.layers.map(({ id }) => id)).toEqual(['meadow', 'track-line']);
  expect(style.sources).toEqual({ ...TILES.sources, track: TRACK });
  expect(style.glyphs).toBe(TILES.glyphs);
});

it('returns a style unchanged where nothing was drawn', () => {
  expect(underContent(undefined, TILES)).toEqual(TILES);
});
