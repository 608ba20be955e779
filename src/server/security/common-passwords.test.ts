import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['password', '12345678', 'Password1', 'iloveyou', 'QWERTYUIOP'])(
  'knows that %s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each(['a long password', 'password of mine', 'пароль-飛行', '🪂🏔️👩‍✈️🪂'])('lets %s be', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
