import { describe, expect, it } from 'vitest';
import { linkIn, storedToken } from './email-link.ts';

const TOKEN = 'k3-Y_f0Tt0bq2aKw9kz8Zr1o5cR7nEw4VhU6mXyLpQs';

describe('an emailed link', () => {
  it('has a token until it is read', () => {
    expect(linkIn(`/email-verification/7/${TOKEN}`)).toEqual({ token: TOKEN, readPath: '/email-verification/7/-' });
    expect(linkIn(`/reset-password/12/${TOKEN}/`)).toEqual({ token: TOKEN, readPath: '/reset-password/12/-' });
  });

  it('has none afterwards', () => {
    expect(linkIn('/email-verification/7/-').token).toBeNull();
    expect(linkIn('/email-verification/7/-/').token).toBeNull();
  });

  it('is not found in other paths', () => {
    expect(linkIn('/flights')).toEqual({ token: null, readPath: '/flights' });
    expect(linkIn('/reset-password').token).toBeNull();
  });

  it('is unescaped where a mail program has escaped it, and else taken as it is', () => {
    expect(linkIn('/reset-password/12/a%2Db').token).toBe('a-b');
    expect(linkIn('/reset-password/12/a%zz').token).toBe('a%zz');
  });
});

describe('the token in the history entry', () => {
  it('is found beside other state', () => {
    expect(storedToken({ authToken: TOKEN, scroll: 12 })).toBe(TOKEN);
  });

  it('is null where there is none', () => {
    for (const entry of [null, undefined, {}, { authToken: 12 }, 'text']) expect(storedToken(entry)).toBeNull();
  });
});
