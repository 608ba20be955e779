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

  it('is none where there is no account, and finding out takes as much computing', async () => {
    const hash = await hashPassword('a long password');
    const [account, nobody] = [await computingOf(hash), await computingOf(null)];
    expect(await isPassword('a long password', null)).toBe(false);
    expect(nobody).toBeGreaterThan(account / 2);
    expect(nobody).toBeLessThan(account * 2);
  });
});

/** Microseconds of the processor for a wrong password, the least of several: the clock would count others' work, too. */
async function computingOf(hash: string | null): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const start = process.cpuUsage();
    await isPassword('wrong', hash);
    const { user, system } = process.cpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}
