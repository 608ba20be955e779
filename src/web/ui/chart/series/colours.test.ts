import { describe, expect, it } from 'vitest';
import { colourOf, tokensOf } from '#test/web/colour-tokens';
import { contrast, difference, VISION_NAMES } from '#test/web/colour-vision';
import { HEAT_LEVELS } from '../heat-grid.ts';
import { heatFill, heatInk, SERIES_COLOURS, seriesFill, seriesInk } from './colours.ts';

it('returns a different colour for each of twenty series, then repeats', () => {
  const fills = Array.from({ length: SERIES_COLOURS }, (_, index) => seriesFill(index));
  expect(new Set(fills).size).toBe(20);
  expect(seriesFill(20)).toBe(seriesFill(0));
  expect(seriesFill(null)).toBe('var(--series-none)');
  expect(seriesInk(2)).toBe('var(--on-series-3)');
  expect(seriesFill('other')).toBe('var(--series-other)');
  expect([seriesFill('only'), seriesInk('only')]).toEqual(['var(--accent)', 'var(--on-accent)']);
  expect([heatFill(0), heatInk(4)]).toEqual(['var(--heat-0)', 'var(--on-heat-4)']);
});

describe.each(['light', 'dark'] as const)('the colours of series, %s', (theme) => {
  const tokens = tokensOf('series-colours.css', theme);
  const surface = colourOf(tokensOf('tokens.css', theme), 'surface');
  const names = [...Array.from({ length: SERIES_COLOURS }, (_, index) => String(index + 1)), 'none', 'other'];
  const colours = names.map((name) => colourOf(tokens, `series-${name}`));
  const next = (index: number): string => colours[(index + 1) % SERIES_COLOURS] ?? '';

  it('contrast with the surface, and text contrasts with them', () => {
    for (const name of names) {
      const colour = colourOf(tokens, `series-${name}`);
      expect(contrast(colour, surface), `series ${name}`).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, colourOf(tokens, `on-series-${name}`)), `on ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(VISION_NAMES)('differ clearly from their neighbours with %s', (vision) => {
    for (const [index, colour] of colours.slice(0, SERIES_COLOURS).entries())
      expect(difference(colour, next(index), vision), `${index + 1}`).toBeGreaterThanOrEqual(11);
  });

  it.each(VISION_NAMES)('can all be told apart with %s', (vision) => {
    for (const [index, colour] of colours.entries())
      for (const other of colours.slice(index + 1))
        expect(difference(colour, other, vision), `${colour} ${other}`).toBeGreaterThanOrEqual(5);
  });

  it('rise from step to step of a heat map, away from the surface', () => {
    const steps = Array.from({ length: HEAT_LEVELS + 1 }, (_, step) => colourOf(tokens, `heat-${step}`));
    for (const [step, colour] of steps.entries()) {
      if (step === 0) continue;
      expect(contrast(colour, surface), `heat ${step}`).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, surface), `heat ${step}`).toBeGreaterThan(contrast(steps[step - 1] ?? '', surface));
      expect(contrast(colour, colourOf(tokens, `on-heat-${step}`)), `on ${step}`).toBeGreaterThanOrEqual(4.5);
      for (const vision of VISION_NAMES)
        expect(difference(colour, steps[step - 1] ?? '', vision), `${step} ${vision}`).toBeGreaterThanOrEqual(8);
    }
  });
});
