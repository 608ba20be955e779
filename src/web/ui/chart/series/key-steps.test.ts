import { expect, it } from 'vitest';
import { placeAfterKey } from './key-steps.ts';

it('goes to the next and the one before, and stops at the ends', () => {
  expect(placeAfterKey('ArrowRight', 1, 3)).toBe(2);
  expect(placeAfterKey('ArrowDown', 2, 3)).toBe(2);
  expect(placeAfterKey('ArrowLeft', 1, 3)).toBe(0);
  expect(placeAfterKey('ArrowUp', 0, 3)).toBe(0);
});

it('goes to the first and the last', () => {
  expect(placeAfterKey('Home', 2, 3)).toBe(0);
  expect(placeAfterKey('End', 0, 3)).toBe(2);
});

it('leaves other keys alone', () => {
  expect(placeAfterKey('a', 0, 3)).toBeNull();
  expect(placeAfterKey('Tab', 0, 3)).toBeNull();
});
