// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { LAYER_SOURCES } from './layer-data.ts';
import { fontsOf, layersOfTrack } from './layer-styles.ts';

const TOKENS = join(import.meta.dirname, '../../../../ui/theme/tokens.css');
const GLYPHS = 'https://tiles.example.org/{fontstack}/{range}.pbf';

function names(font: unknown): LayerSpecification {
  return JSON.parse(JSON.stringify({ id: 'names', type: 'symbol', source: 'a', layout: { 'text-font': font } }));
}

it('draws texts in the first fonts that the tile server’s style uses: its glyph server may have no others', () => {
  const expression = names(['step', ['zoom'], ['literal', ['A']], 5, ['literal', ['B']]]);
  const layers = [expression, names(['Noto Sans Regular']), names(['Noto Sans Bold'])];
  expect(fontsOf({ glyphs: GLYPHS, layers })).toEqual(['Noto Sans Regular']);
});

it('draws them in a font of the browser where the style has no glyph server, or no text', () => {
  expect(fontsOf({ layers: [names(['Noto Sans Regular'])] })).toEqual(['system-ui', 'sans-serif']);
  expect(fontsOf({ glyphs: GLYPHS, layers: [] })).toEqual(['system-ui', 'sans-serif']);
});

it('has valid layers in the colours of the tokens: a map does not check them', () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: readFileSync(TOKENS, 'utf8') }));
  const layers = layersOfTrack(['system-ui']);
  const empty = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } };
  const sources = Object.fromEntries(LAYER_SOURCES.map((source) => [source, empty]));
  expect(validateStyleMin({ version: 8, sources, layers: [...layers], glyphs: GLYPHS })).toEqual([]);
  const drawn = new Set(layers.map((layer) => ('source' in layer ? layer.source : null)));
  expect([...drawn].toSorted()).toEqual([...LAYER_SOURCES].toSorted());
});
