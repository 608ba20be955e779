import { expect, it } from 'vitest';
import { createCursor } from './cursor.ts';

it('stays among the points', () => {
  const cursor = createCursor(10, 99);
  expect(cursor.index()).toBe(9);
  cursor.move(-5);
  expect(cursor.index()).toBe(0);
});

it('tells its listeners of each new place, and only of those', () => {
  const cursor = createCursor(10, 0);
  const seen: number[] = [];
  cursor.subscribe(() => seen.push(cursor.index()));
  cursor.move(3);
  cursor.move(3.2);
  cursor.move(4);
  expect(seen).toEqual([3, 4]);
});

it('forgets a listener that has left', () => {
  const cursor = createCursor(10, 0);
  let calls = 0;
  const leave = cursor.subscribe(() => {
    calls += 1;
  });
  leave();
  cursor.move(5);
  expect(calls).toBe(0);
});
