import { expect, it } from 'vitest';
import { cookieIn } from './cookies.ts';

it('finds the value of one cookie among several', () => {
  expect(cookieIn('theme=dark; csrf=a%2Fb; xcsrf=no', 'csrf')).toBe('a/b');
});

it('knows none by that name', () => {
  expect(cookieIn('', 'csrf')).toBeNull();
  expect(cookieIn('xcsrf=1', 'csrf')).toBeNull();
});
