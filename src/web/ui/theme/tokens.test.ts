import { describe, expect, it } from 'vitest';
import { colourOf, tokensOf } from '#test/web/colour-tokens';
import { contrast } from '#test/web/colour-vision';

describe.each(['light', 'dark'] as const)('the tokens, %s', (theme) => {
  const tokens = tokensOf('tokens.css', theme);
  const contrastOf = (one: string, other: string): number => contrast(colourOf(tokens, one), colourOf(tokens, other));

  it('show fields and boxes, and what is ticked in them', () => {
    for (const ground of ['surface', 'paper']) {
      expect(contrastOf('edge', ground), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrastOf('accent', ground), `accent on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrastOf('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
  });

  it('show the sign of a failure on its ground', () => {
    expect(contrastOf('red', 'red-soft')).toBeGreaterThanOrEqual(4.5);
  });
});
