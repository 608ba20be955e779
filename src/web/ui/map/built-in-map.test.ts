import { describe, expect, it } from 'vitest';
import { graticule, graticuleStep } from './built-in-map.ts';

describe('graticuleStep', () => {
  it('keeps lines at least 96 pixels apart at every zoom of the app', () => {
    for (let zoom = 0; zoom <= 14; zoom += 0.5) {
      const gap = graticuleStep(zoom) * ((512 * 2 ** zoom) / 360);
      expect(zoom < 1.2 || gap >= 96).toBe(true);
    }
  });

  it('gets finer as the map gets nearer', () => {
    expect(graticuleStep(3)).toBeGreaterThan(graticuleStep(9));
    expect(graticuleStep(12)).toBe(0.02);
  });
});

describe('graticule', () => {
  const view = { west: 6.9, south: 46.5, east: 7.3, north: 46.8 };

  it('lays lines on round degrees over the view and around it', () => {
    const lines = graticule(view, 9).features.filter(({ geometry }) => geometry.type === 'LineString');
    const starts = lines.map(({ geometry }) => geometry.coordinates[0]);
    expect(starts).toContainEqual([7, expect.any(Number)]);
    expect(starts).toContainEqual([expect.any(Number), 46.6]);
  });

  it('labels them with their hemisphere', () => {
    const texts = graticule({ west: -0.6, south: -0.6, east: 0.6, north: 0.6 }, 9).features.map(
      ({ properties }) => properties?.text,
    );
    expect(texts).toEqual(expect.arrayContaining(['0.6° W', '0.0°', '0.6° E', '0.6° S', '0.6° N']));
  });

  it('continues past the date line', () => {
    const texts = graticule({ west: 178, south: -20, east: 184, north: -15 }, 6).features.map(
      ({ properties }) => properties?.text,
    );
    expect(texts).toContain('178° W');
  });

  it('stays clear of the poles, which the map cannot show', () => {
    const { features } = graticule({ west: -180, south: -84, east: 180, north: 84 }, 1);
    const lats = features.flatMap(({ geometry }) =>
      geometry.type === 'LineString' ? geometry.coordinates.map((point) => point[1] ?? 0) : [],
    );
    expect(Math.max(...lats.map(Math.abs))).toBeLessThanOrEqual(85);
  });
});
