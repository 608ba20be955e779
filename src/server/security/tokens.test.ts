import { describe, expect, it } from 'vitest';
import { areSame, hashToken, newToken, remembered, sign } from './tokens.ts';

describe('a token', () => {
  it('is 256 random bits, never the same twice', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  });

  it('is kept as its SHA-256 alone', () => {
    expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it('is signed for one purpose and by one secret', () => {
    const signatures = [
      sign('a', 'csrf', 't'),
      sign('a', 'limit', 't'),
      sign('b', 'csrf', 't'),
      sign('a', 'csrf', 'u'),
    ];
    expect(new Set(signatures).size).toBe(4);
    expect(sign('a', 'csrf', 't')).toBe(signatures[0]);
  });

  it('is compared as a whole', () => {
    expect([areSame('abc', 'abc'), areSame('abc', 'abd'), areSame('abc', 'abcd'), areSame('ä', 'aa')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('remembers answers without keeping too many', () => {
  let asked = 0;
  const answer = remembered((text) => {
    asked += 1;
    return `${text} ${asked}`;
  });
  expect([answer('a'), answer('a')]).toEqual(['a 1', 'a 1']);
  for (let number = 0; number < 10_000; number += 1) answer(String(number));
  expect(answer('a')).not.toBe('a 1');
});
