import { describe, expect, it } from 'vitest';
import { countsOf } from '#test/builders/sweep/confusion';
import { casesOf, KINDS } from '#test/builders/sweep/sweep';

const CASES = 24;
/** Kinds that glide, or go down like skis and bicycles, so evenly that not all can be told. */
const MOST_SURE_ON_GROUND: Readonly<Record<string, number>> = {
  'short drive downhill': 3,
  'bus down a mountain road': 1,
  'hairpins down': 2,
  'slow way down': 2,
  'bicycle down a path': 5,
  'skis down': 8,
  'cable car down': 6,
};
/** As slow as walkers, these are asked about. */
const ASKED = ['parked over a ridge'];
const MOST_ASKED = 3;

describe('of constructed movements', () => {
  const kinds = Object.entries(KINDS).map(([kind, { isFlight }]) => ({ kind, isFlight }));

  it.each(kinds.filter(({ isFlight }) => !isFlight))('$kind: hardly any is surely a flight', ({ kind }) => {
    const [sure = 0] = countsOf(casesOf(kind, CASES));
    expect(sure).toBeLessThanOrEqual(MOST_SURE_ON_GROUND[kind] ?? 0);
  });

  it.each(kinds.filter(({ isFlight }) => isFlight))('$kind: nearly all are flights, and whole', ({ kind }) => {
    const [, asked = 0, cut = 0, ground = 0] = countsOf(casesOf(kind, CASES));
    expect(cut + ground).toBeLessThanOrEqual(1);
    if (!ASKED.includes(kind)) expect(asked).toBeLessThanOrEqual(MOST_ASKED);
  });
});
