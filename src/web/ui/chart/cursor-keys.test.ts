import { expect, it } from 'vitest';
import { cursorIndexByKey } from './cursor-keys.ts';

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
