import { expect, it } from 'vitest';
import { cookieIn } from './cookies.ts';

it('finds the value of one cookie among several', () => {
  expect(cookieIn('theme=dark; csrf=a-b_c; xcsrf=no', 'csrf')).toBe('a-b_c');
});

it('returns the value undecoded: another cookie may hold invalid %-codes', () => {
  expect(cookieIn('csrf=%E0%A4%A', 'csrf')).toBe('%E0%A4%A');
});

it('returns null where there is none', () => {
  expect(cookieIn('', 'csrf')).toBeNull();
  expect(cookieIn('xcsrf=1', 'csrf')).toBeNull();
});
