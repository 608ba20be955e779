import { describe, expect, it } from 'vitest';
import { constantTimeEqual, hashToken, memoized, newToken, sign } from './tokens.ts';

describe('a token', () => {
  it('has 256 random bits and never repeats', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  });

  it('is stored as its SHA-256', () => {
    expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it('has a signature for one purpose and one secret', () => {
    const signatures = [
      sign('a', 'csrf', 't'),
      sign('a', 'limit', 't'),
      sign('b', 'csrf', 't'),
      sign('a', 'csrf', 'u'),
    ];
    expect(new Set(signatures).size).toBe(4);
    expect(sign('a', 'csrf', 't')).toBe(signatures[0]);
  });

  it('is compared in full', () => {
    expect([
      constantTimeEqual('abc', 'abc'),
      constantTimeEqual('abc', 'abd'),
      constantTimeEqual('abc', 'abcd'),
      constantTimeEqual('ä', 'aa'),
    ]).toEqual([true, false, false, false]);
  });
});

it('memoized caches a limited number of results', () => {
  let calls = 0;
  const cached = memoized((text) => {
    calls += 1;
    return `${text} ${calls}`;
  });
  expect([cached('a'), cached('a')]).toEqual(['a 1', 'a 1']);
  for (let number = 0; number < 10_000; number += 1) cached(String(number));
  expect(cached('a')).not.toBe('a 1');
});
