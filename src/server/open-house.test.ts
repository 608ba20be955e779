import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, removeFolder } from '#test/sqlite-file';
import { readConfiguration } from './configuration.ts';
import { LIMITS, LOCAL_LIMITS } from './house.ts';
import { openHouse } from './open-house.ts';

/** Returns the context for these settings, already closed. */
async function houseWith(settings: Readonly<Record<string, string>>) {
  const folder = await newFolder();
  const read = readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
  const { house, close } = await openHouse(read.configuration);
  await close();
  await removeFolder(folder);
  return house;
}

describe('the context', () => {
  it('has strict limits unless only its own machine can reach it', async () => {
    expect((await houseWith({})).limits).toBe(LOCAL_LIMITS);
    expect((await houseWith({ BASE_URL: 'https://logbook.example.org' })).limits).toBe(LIMITS);
    expect((await houseWith({ HOST: '0.0.0.0', BASE_URL: 'http://localhost' })).limits).toBe(LIMITS);
  });

  it('uses the secret that is set, or generates one', async () => {
    const SECRET = 'a secret of more than thirty-two letters';
    expect((await houseWith({ SECRET })).configuration.secret).toBe(SECRET);
    const made = (await houseWith({})).configuration.secret;
    expect(made).toMatch(/^[\w-]{43}$/);
    expect((await houseWith({})).configuration.secret).not.toBe(made);
  });

  it('creates the data folder for its own user only, with an empty database', async () => {
    const folder = join(await newFolder(), 'data');
    const read = readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
    const { house, close } = await openHouse(read.configuration);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await house.db.selectFrom('pilots').selectAll().execute()).toEqual([]);
    await close();
    await removeFolder(folder);
  });

  it('rejects a stored secret that is empty or truncated', async () => {
    const folder = await newFolder();
    for (const kept of ['', 'x'.repeat(31)]) {
      await writeFile(join(folder, 'secret'), kept);
      const failure = await houseWith({ DATA_DIR: folder }).catch((error: Error) => error.cause);
      expect(String(failure)).toContain('secret must have at least 32 characters: bring it back from a backup');
    }
    await removeFolder(folder);
  });
});
