import { expect, it } from 'vitest';
import { createCursor, cursorIndexByKey } from './cursor.ts';

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

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

it('moves by a 200th of the chart with an arrow key', () => {
  expect(cursorIndexByKey(press('ArrowRight'), 500, 2000)).toBe(510);
  expect(cursorIndexByKey(press('ArrowLeft'), 500, 2000)).toBe(490);
});

it('moves by a 20th of the chart with Shift or a Page key', () => {
  expect(cursorIndexByKey(press('ArrowRight', true), 500, 2000)).toBe(600);
  expect(cursorIndexByKey(press('PageDown'), 500, 2000)).toBe(400);
});

it('moves from point to point where there are few', () => {
  expect(cursorIndexByKey(press('ArrowUp'), 3, 12)).toBe(4);
});

it('moves to either end with Home and End', () => {
  expect(cursorIndexByKey(press('Home'), 500, 2000)).toBe(0);
  expect(cursorIndexByKey(press('End'), 500, 2000)).toBe(1999);
});

it('ignores other keys', () => {
  expect(cursorIndexByKey(press('Tab'), 500, 2000)).toBeNull();
});
