import { expect, it } from 'vitest';
import { placeByKey } from './cursor-keys.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

it('moves by a 200th of the chart with an arrow key', () => {
  expect(placeByKey(press('ArrowRight'), 500, 2000)).toBe(510);
  expect(placeByKey(press('ArrowLeft'), 500, 2000)).toBe(490);
});

it('moves by a 20th of the chart with Shift or a Page key', () => {
  expect(placeByKey(press('ArrowRight', true), 500, 2000)).toBe(600);
  expect(placeByKey(press('PageDown'), 500, 2000)).toBe(400);
});

it('moves from point to point where there are few', () => {
  expect(placeByKey(press('ArrowUp'), 3, 12)).toBe(4);
});

it('moves to either end with Home and End', () => {
  expect(placeByKey(press('Home'), 500, 2000)).toBe(0);
  expect(placeByKey(press('End'), 500, 2000)).toBe(1999);
});

it('ignores other keys', () => {
  expect(placeByKey(press('Tab'), 500, 2000)).toBeNull();
});
