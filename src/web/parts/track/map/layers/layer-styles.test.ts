import type { LayerSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { fontsOf } from './layer-styles.ts';

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
