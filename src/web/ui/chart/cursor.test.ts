import { expect, it } from 'vitest';
import { createCursor } from './cursor.ts';

it('stays within the points', () => {
  const cursor = createCursor(10, 99);
  expect(cursor.index()).toBe(9);
  cursor.move(-5);
  expect(cursor.index()).toBe(0);
});

it('notifies its listeners of each new index and of nothing else', () => {
  const cursor = createCursor(10, 0);
  const seen: number[] = [];
  cursor.subscribe(() => seen.push(cursor.index()));
  cursor.move(3);
  cursor.move(3.2);
  cursor.move(4);
  expect(seen).toEqual([3, 4]);
});

it('does not call a listener that has unsubscribed', () => {
  const cursor = createCursor(10, 0);
  let calls = 0;
  const unsubscribe = cursor.subscribe(() => {
    calls += 1;
  });
  unsubscribe();
  cursor.move(5);
  expect(calls).toBe(0);
});
