import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/fields/entity';
import { GLIDER as FIELDS } from '#domain/fields/glider';
import { checkedGliders, DEMO_GLIDERS } from './gliders.ts';

describe('the gliders of the demo', () => {
  it.each([
    ['2026-03-13', '2025-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['2026-12-31', '2026-03-14'],
  ])('are on %s with one that was checked on %s, never in the future', (today, checkedOn) => {
    const gliders = checkedGliders(DEMO_GLIDERS, today);
    expect(gliders.map((glider) => glider.checkedOn)).toEqual([null, checkedOn, null]);
    expect(gliders.flatMap((glider) => problemsOf(FIELDS, glider))).toEqual([]);
  });
});
