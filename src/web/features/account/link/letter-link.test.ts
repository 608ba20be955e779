import { describe, expect, it } from 'vitest';
import { keptToken, linkIn } from './letter-link.ts';

const TOKEN = 'k3-Y_f0Tt0bq2aKw9kz8Zr1o5cR7nEw4VhU6mXyLpQs';

describe('the link of a letter', () => {
  it('says its token until it was read', () => {
    expect(linkIn(`/email-verification/7/${TOKEN}`)).toEqual({ token: TOKEN, readPath: '/email-verification/7/-' });
    expect(linkIn(`/reset-password/12/${TOKEN}/`)).toEqual({ token: TOKEN, readPath: '/reset-password/12/-' });
  });

  it('says none afterwards', () => {
    expect(linkIn('/email-verification/7/-').token).toBeNull();
    expect(linkIn('/email-verification/7/-/').token).toBeNull();
  });

  it('is no other address', () => {
    expect(linkIn('/flights')).toEqual({ token: null, readPath: '/flights' });
    expect(linkIn('/reset-password').token).toBeNull();
  });

  it('reads what a mail program has escaped, and takes the rest as it is', () => {
    expect(linkIn('/reset-password/12/a%2Db').token).toBe('a-b');
    expect(linkIn('/reset-password/12/a%zz').token).toBe('a%zz');
  });
});

describe('what the history keeps of it', () => {
  it('is the token, beside whatever else is kept', () => {
    expect(keptToken({ authToken: TOKEN, scroll: 12 })).toBe(TOKEN);
  });

  it('is nothing where there is none', () => {
    for (const entry of [null, undefined, {}, { authToken: 12 }, 'text']) expect(keptToken(entry)).toBeNull();
  });
});
