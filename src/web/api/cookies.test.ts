import { expect, it } from 'vitest';
import { cookieIn } from './cookies.ts';

it('finds the value of one cookie among several', () => {
  expect(cookieIn('theme=dark; csrf=a-b_c; xcsrf=no', 'csrf')).toBe('a-b_c');
});

it('takes the value as it is: %-codes of somebody else’s cookie may be none', () => {
  expect(cookieIn('csrf=%E0%A4%A', 'csrf')).toBe('%E0%A4%A');
});

it('knows none by that name', () => {
  expect(cookieIn('', 'csrf')).toBeNull();
  expect(cookieIn('xcsrf=1', 'csrf')).toBeNull();
});
