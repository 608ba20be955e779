import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heaviestChain } from './heaviest-chain.ts';

const NEVER = Number.POSITIVE_INFINITY;

describe('heaviestChain', () => {
  it('has all stretches when nothing costs', () => {
    expect(chain([1, 1, 1], () => 0)).toEqual([0, 1, 2]);
  });

  it('leaves out what cannot be in between', () => {
    expect(chain([5, 9, 5], (from, to) => (to === from + 1 ? NEVER : 0))).toEqual([0, 2]);
  });

  it('goes another way where that costs less than it weighs', () => {
    const cost = (from: number, to: number) => (to === from + 1 ? 3 : 0);
    expect(chain([9, 5, 9], cost)).toEqual([0, 2]);
    expect(chain([9, 7, 9], cost)).toEqual([0, 1, 2]);
  });

  it('is the first of equal ones', () => {
    expect(chain([4, 4], () => NEVER)).toEqual([0]);
  });

  it('finds the heaviest so far beyond any number of others', () => {
    const weights = [1000, ...Array.from({ length: 500 }, () => 1), 1000];
    expect(chain(weights, (from, to) => (from === 0 && to < 501 ? NEVER : to === 501 && from > 0 ? NEVER : 0))).toEqual(
      [0, 501],
    );
  });

  it('is empty without stretches', () => {
    expect(chain([], () => 0)).toEqual([]);
  });

  it('weighs as much as the best of all chains', () => {
    const stretches = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 9 })), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(stretches, (drawn) => {
        const weights = drawn.map(([weight]) => weight);
        const cost = (from: number, to: number): number => {
          const apart = Math.abs((drawn[from]?.[1] ?? 0) - (drawn[to]?.[1] ?? 0));
          return apart > 6 ? NEVER : apart;
        };
        const best = Math.max(...chains(weights.length).map((numbers) => totalOf(numbers, weights, cost)));
        expect(totalOf(chain(weights, cost), weights, cost)).toBe(best);
      }),
    );
  });
});

type Cost = (from: number, to: number) => number;

function chain(weights: readonly number[], cost: Cost): readonly number[] {
  return heaviestChain({ count: weights.length, weight: (number) => weights[number] ?? 0, cost });
}

/** All ascending selections of at least one number. */
function chains(count: number): readonly (readonly number[])[] {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return Array.from({ length: 2 ** count - 1 }, (_, k) => numbers.filter((number) => (k + 1) & (1 << number)));
}

function totalOf(numbers: readonly number[], weights: readonly number[], cost: Cost): number {
  return numbers.reduce(
    (total, number, k) => total + (weights[number] ?? 0) - (k === 0 ? 0 : cost(numbers[k - 1] ?? 0, number)),
    0,
  );
}
