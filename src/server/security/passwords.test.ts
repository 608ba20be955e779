import { describe, expect, it } from 'vitest';
import { hashPassword, PASSWORD_COST, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = await hashPassword('a long password', PASSWORD_COST);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('a long password', hash)).toBe(true);
    expect(await verifyPassword('A long password', hash)).toBe(false);
    expect(await hashPassword('a long password', PASSWORD_COST)).not.toBe(hash);
  });

  it('never matches without an account, at the same computing cost', async () => {
    const hash = await hashPassword('a long password', PASSWORD_COST);
    const [account, nobody] = [await computingOf(hash), await computingOf(null)];
    expect(await verifyPassword('a long password', null)).toBe(false);
    expect(nobody).toBeGreaterThan(account / 2);
    expect(nobody).toBeLessThan(account * 2);
  });
});

/** Returns CPU microseconds for a wrong password, the minimum of several: wall-clock time would include other work. */
async function computingOf(hash: string | null): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const start = process.cpuUsage();
    await verifyPassword('wrong', hash);
    const { user, system } = process.cpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}
