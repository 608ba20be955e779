import { expect, it } from 'vitest';
import { indexAfterKey } from './use-chart-items.ts';

it('moves to the next and the previous item, and stops at the ends', () => {
  expect(indexAfterKey('ArrowRight', 1, 3)).toBe(2);
  expect(indexAfterKey('ArrowDown', 2, 3)).toBe(2);
  expect(indexAfterKey('ArrowLeft', 1, 3)).toBe(0);
  expect(indexAfterKey('ArrowUp', 0, 3)).toBe(0);
});

it('moves to the first and the last item', () => {
  expect(indexAfterKey('Home', 2, 3)).toBe(0);
  expect(indexAfterKey('End', 0, 3)).toBe(2);
});

it('ignores other keys', () => {
  expect(indexAfterKey('a', 0, 3)).toBeNull();
  expect(indexAfterKey('Tab', 0, 3)).toBeNull();
});
