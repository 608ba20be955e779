import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('a password', () => {
  it('is known by its hash, and no other is', async () => {
    const hash = await hashPassword('a long password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('a long password', hash)).toBe(true);
    expect(await isPassword('A long password', hash)).toBe(false);
    expect(await hashPassword('a long password')).not.toBe(hash);
  });

  it('is none where there is no account, and finding out takes as long', async () => {
    const hash = await hashPassword('a long password');
    const [account, nobody] = [await millisecondsOf(hash), await millisecondsOf(null)];
    expect(await isPassword('a long password', null)).toBe(false);
    expect(nobody).toBeGreaterThan(account / 2);
    expect(nobody).toBeLessThan(account * 2);
  });
});

/** The fastest of several looks at a wrong password. */
async function millisecondsOf(hash: string | null): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const start = performance.now();
    await isPassword('wrong', hash);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
