import { describe, expect, it } from 'vitest';
import { emailKey, MAX_PASSWORD, problemsOfEmail, problemsOfNewPassword, problemsOfSignUp } from './account.ts';
import { MIN_PASSWORD } from './text.ts';

const codesOfEmail = (email: string): readonly string[] => problemsOfEmail(email).map((problem) => problem.code);
const codesOfPassword = (password: string): readonly string[] =>
  problemsOfNewPassword(password, 'password').map((problem) => problem.code);

describe('problemsOfEmail', () => {
  it('accepts addresses in common use', () => {
    for (const email of [
      'ada@example.com',
      'a.b+c@sub.example.co.uk',
      "o'neil@example.org",
      'x@y.zz',
      ' ada@example.com ',
      'jürgen@müller.de',
      'пилот@пример.рф',
      'ada@xn--bcher-kva.example',
    ])
      expect(codesOfEmail(email), email).toEqual([]);
  });

  it('rejects invalid addresses', () => {
    for (const email of [
      'ada',
      '@example.com',
      'ada@',
      'ada@localhost',
      'ada@example.c',
      'ada@@example.com',
      'a@b@example.com',
      'a da@example.com',
      'ada@.com',
      'ada@x..com',
      'ada@example.',
      'ada@exam ple.com',
      `${'x'.repeat(65)}@example.com`,
      'ada@ｅxample.com',
      'ada@example.com#f',
      'ada@example.com?x',
      'ada@ex%00ample.com',
      'ada@ex!mple.com',
      'ada@-example.com',
      'ada@example-.com',
      'ada\u202e@example.com',
      'a\u200bda@example.com',
    ])
      expect(codesOfEmail(email), email).toEqual(['notEmail']);
  });

  it('rejects characters that would add an address or a header to an email', () => {
    for (const email of [
      'a@example.com,b@example.com',
      'a,b@example.com',
      'a;b@example.com',
      '<ada@example.com>',
      'Ada <ada@example.com>',
      'ada@example.com\r\nBcc: eve@example.com',
      '"ada"@example.com',
      'ada(x)@example.com',
      'ada\\@example.com',
    ])
      expect(codesOfEmail(email), email).toEqual(['notEmail']);
  });

  it('rejects an empty one and one too long', () => {
    expect(codesOfEmail(' ')).toEqual(['required']);
    expect(codesOfEmail(`a@${'x'.repeat(320)}.com`)).toEqual(['tooLong']);
    expect(codesOfEmail('a\0@example.com')).toEqual(['badCharacters']);
  });

  it('rejects a long one in linear time', () => {
    for (const domain of ['a.'.repeat(158), '.'.repeat(310), 'a-'.repeat(150), `${'a'.repeat(300)}!`]) {
      expect(codesOfEmail(`a@${domain}`), domain).toEqual(['notEmail']);
    }
  });
});

describe('problemsOfNewPassword', () => {
  it('requires 8 to 1,000 characters of any kind', () => {
    expect([MIN_PASSWORD, MAX_PASSWORD]).toEqual([8, 1_000]);
    expect(codesOfPassword('1234567')).toEqual(['passwordTooShort']);
    expect(codesOfPassword('12345678')).toEqual([]);
    expect(codesOfPassword('🪂'.repeat(8))).toEqual([]);
    expect(codesOfPassword('🪂'.repeat(4))).toEqual(['passwordTooShort']);
    expect(codesOfPassword('x'.repeat(1_000))).toEqual([]);
    expect(codesOfPassword('x'.repeat(1_001))).toEqual(['tooLong']);
  });

  it('rejects an empty one', () => {
    expect(codesOfPassword('')).toEqual(['required']);
  });

  it('names its field', () => {
    expect(problemsOfNewPassword('x', 'nextPassword')[0]?.field).toBe('nextPassword');
  });
});

describe('problemsOfSignUp', () => {
  it('finds the problems of both fields', () => {
    expect(problemsOfSignUp({ email: 'ada', password: 'x' }).map(({ field }) => field)).toEqual(['email', 'password']);
    expect(problemsOfSignUp({ email: 'ada@example.com', password: 'long enough' })).toEqual([]);
  });
});

describe('emailKey', () => {
  it('is the same for an address in any case and Unicode form', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com');
    expect(emailKey('ju\u0308rgen@example.com')).toBe(emailKey('JÜRGEN@example.com'));
  });
});
