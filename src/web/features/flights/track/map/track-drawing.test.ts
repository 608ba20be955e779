// @vitest-environment happy-dom
import { Map as LibreMap } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { TRACK_LINE } from './layer-styles.ts';
import { linesOf, trackDrawing } from './track-drawing.ts';

const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;

/** Returns a map that keeps its sources and layers when its style changes, and has neither meanwhile. MapLibre needs WebGL for one. */
function mapWithStyle() {
  const [sources, layers, paints] = [
    new Map<string, unknown>(),
    new Map<string, unknown>(),
    new Map<string, unknown>(),
  ];
  let isStyled = true;
  const map: LibreMap = Object.create(LibreMap.prototype);
  Object.assign(map, {
    getStyle: () => ({ layers: [] }),
    getSource: (id: string) => (isStyled ? sources.get(id) : undefined),
    getLayer: (id: string) => (isStyled ? layers.get(id) : undefined),
    addSource: (id: string) => sources.set(id, { setData: () => Promise.resolve() }),
    addLayer: (layer: { readonly id: string }) => layers.set(layer.id, layer),
    setPaintProperty: (id: string, _name: string, value: unknown) => paints.set(id, value),
  });
  const setStyled = (next: boolean): void => {
    isStyled = next;
  };
  return { map, setStyled, lineColour: () => JSON.stringify(paints.get(TRACK_LINE)) };
}

it('colours a line that was kept when the style changed as was chosen meanwhile', () => {
  const { map, setStyled, lineColour } = mapWithStyle();
  const track = trackData({ altitude: [500, 1000, 1500], lift: [1, 2, 3] });
  const drawing = trackDrawing(track, { units: METRIC, cursor: null, highlight: null, onAirspaces: () => undefined });
  const shown = { thermals: [], score: null, airspaces: [], others: [] };
  drawing.content.draw(map);
  const byClimb = lineColour();
  setStyled(false);
  drawing.show({ ...shown, colouring: 'height' });
  setStyled(true);
  drawing.content.draw(map);
  const byHeight = lineColour();
  expect(byHeight).not.toBe(byClimb);
  drawing.show({ ...shown, colouring: 'climb' });
  drawing.show({ ...shown, colouring: 'height' });
  expect(lineColour()).toBe(byHeight);
});

describe('the airspaces at a place', () => {
  it('are named once each', () => {
    expect(linesOf(['a', 'b', 'a'])).toBe('a\nb');
    expect(linesOf([])).toBe('');
  });

  it('are counted beyond the fourth', () => {
    expect(linesOf(['a', 'b', 'c', 'd', 'e'])).toBe('a\nb\nc\nd\ne');
    expect(linesOf(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a\nb\nc\nd\nand 2 more');
  });
});
