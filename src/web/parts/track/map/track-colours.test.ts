import { describe, expect, it } from 'vitest';
import { colourOf, tokensOf } from '#test/web/colour-tokens';
import { contrast } from '#test/web/colour-vision';

const LEAST = 3;
const STEPS = 8;

/** The colours of the scale as the map draws them: the tokens' colours, and steps between them. */
function scaleOf(tokens: ReadonlyMap<string, string>, scale: string): readonly string[] {
  const stops = [1, 2, 3, 4, 5].map((step) => colourOf(tokens, `${scale}-${step}`));
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (next === undefined) return [stop];
    return Array.from({ length: STEPS }, (_, step) => between(stop, next, step / STEPS));
  });
}

function between(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + share * ((b ?? 0) - (a ?? 0)));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['light', 'dark'] as const)('the track on the map, %s', (theme) => {
  const tokens = tokensOf('tokens.css', theme);
  const casing = colourOf(tokens, 'climb-casing');

  it.each([
    ['climb', 'land'],
    ['climb', 'water'],
    ['ramp', 'land'],
    ['ramp', 'water'],
  ])('coloured by the %s scale contrasts with %s, by itself or by its casing', (scale, under) => {
    const ground = colourOf(tokens, under);
    for (const colour of scaleOf(tokens, scale)) {
      const byItself = contrast(colour, ground);
      const byCasing = Math.min(contrast(colour, casing), contrast(casing, ground));
      expect(Math.max(byItself, byCasing), `${colour} on ${ground}`).toBeGreaterThanOrEqual(LEAST);
    }
  });
});
