import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TripleQueue } from './triple-queue.ts';

/** More than the columns of a new queue hold, so that they grow, twice. */
const MANY = 3_000;

/** Returns three ranges that no other number has. */
const rangesOf = (n: number) => ({ a: 3 * n, b: 3 * n + 1, c: 3 * n + 2 });

/** Removes all triples and returns them in the order they came. */
function drained(queue: TripleQueue) {
  const triples = [];
  for (let triple = queue.pop(); triple !== null; triple = queue.pop()) triples.push(triple);
  return triples;
}

describe('a queue of triples', () => {
  it('is empty at first, and again when all were removed', () => {
    const queue = new TripleQueue();
    expect([queue.most, queue.pop()]).toEqual([0, null]);
    queue.push(7, rangesOf(1));
    expect([queue.most, queue.pop()]).toEqual([7, { most: 7, ...rangesOf(1) }]);
    expect([queue.most, queue.pop()]).toEqual([0, null]);
  });

  it('returns the triple with the most points first, however they were added', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 }), { maxLength: 60 }), (points) => {
        const queue = new TripleQueue();
        for (const [n, most] of points.entries()) queue.push(most, rangesOf(n));
        const removed = drained(queue);
        expect(removed.map(({ most }) => most)).toEqual(points.toSorted((a, b) => b - a));
        const added = removed.map(({ a }) => a / 3);
        expect(added.toSorted((a, b) => a - b)).toEqual([...points.keys()]);
        for (const { most, a, b, c } of removed) expect([most, b, c]).toEqual([points[a / 3], a + 1, a + 2]);
      }),
    );
  });

  it('goes on rightly when triples are added between removals, as a search does', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat({ max: 50 }), fc.constant(null)), { maxLength: 80 }), (steps) => {
        const queue = new TripleQueue();
        const expected: number[] = [];
        for (const most of steps) {
          if (most === null) expect(queue.pop()?.most).toBe(expected.shift());
          else {
            queue.push(most, rangesOf(0));
            expected.push(most);
            expected.sort((a, b) => b - a);
          }
          expect(queue.most).toBe(expected[0] ?? 0);
        }
      }),
    );
  });

  it('keeps each triple’s ranges and points when it grows', () => {
    const queue = new TripleQueue();
    for (let n = 0; n < MANY; n += 1) queue.push((n * 7_919) % MANY, rangesOf(n));
    const removed = drained(queue);
    expect(removed.map(({ most }) => most)).toEqual(Array.from({ length: MANY }, (_, i) => MANY - 1 - i));
    for (const { most, a, b, c } of removed) expect([((a / 3) * 7_919) % MANY, b, c]).toEqual([most, a + 1, a + 2]);
  });
});
