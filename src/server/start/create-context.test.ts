import { statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDamage } from '#server/db/sqlite/database-file';
import { LOCAL_RATE_LIMITS, RATE_LIMITS } from '#server/services/rate-limits';
import { aFlight } from '#test/builders/items';
import { rowsOf } from '#test/databases/raw-sql';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, signUpPilot } from '#test/servers/visitor';
import { readConfiguration } from '../configuration/configuration.ts';
import { storedSecret } from '../configuration/secret.ts';
import { createContext } from './create-context.ts';

/** Returns the context for these settings, already closed. */
async function contextWith(settings: Readonly<Record<string, string>>, isRemoved = true) {
  const folder = await newFolder();
  const read = readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
  const { context, close } = await createContext(read.configuration);
  await close();
  if (isRemoved) await removeFolder(folder);
  return context;
}

describe('the context', () => {
  it('has strict limits unless only its own machine can reach it', async () => {
    expect((await contextWith({})).limits).toBe(LOCAL_RATE_LIMITS);
    expect((await contextWith({ BASE_URL: 'https://logbook.example.org' })).limits).toBe(RATE_LIMITS);
    expect((await contextWith({ HOST: '0.0.0.0', BASE_URL: 'http://localhost' })).limits).toBe(RATE_LIMITS);
  });

  it('uses the secret that is set, or generates one', async () => {
    const SECRET = 'a secret of more than thirty-two letters';
    expect((await contextWith({ SECRET })).configuration.secret).toBe(SECRET);
    const made = (await contextWith({})).configuration.secret;
    expect(made).toMatch(/^[\w-]{43}$/);
    expect((await contextWith({})).configuration.secret).not.toBe(made);
  });

  it('creates the data folder for its own user only, with an empty database', async () => {
    const folder = join(await newFolder(), 'data');
    const read = readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
    const { context, close } = await createContext(read.configuration);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await context.db.selectFrom('pilots').selectAll().execute()).toEqual([]);
    await close();
    await removeFolder(folder);
  });

  it('writes a secret whole, under its name only then, and keeps it', async () => {
    const folder = await newFolder();
    const made = storedSecret(folder);
    expect([await readFile(join(folder, 'secret'), 'utf8'), storedSecret(folder)]).toEqual([made, made]);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
    await removeFolder(folder);
  });

  it('rejects a stored secret that is empty or truncated', async () => {
    const folder = await newFolder();
    for (const kept of ['', 'x'.repeat(31)]) {
      await writeFile(join(folder, 'secret'), kept);
      const failure = await contextWith({ DATA_DIR: folder }).catch((error: Error) => error.cause);
      expect(String(failure)).toContain('secret must have at least 32 characters: bring it back from a backup');
    }
    await removeFolder(folder);
  });

  it('names a database that is damaged, or none at all, and what to do', async () => {
    const folder = await newFolder();
    const file = join(folder, 'wingbook.sqlite');
    await writeFile(file, 'This is no database. '.repeat(100));
    await expect(contextWith({ DATA_DIR: folder })).rejects.toThrow(`The database ${file} is damaged. Stop the server`);
    await removeFolder(folder);
  });
});

describe('a server', () => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) });
  const readyz = async () => {
    const response = await fetch(`${server().url}/readyz`);
    return [response.status, await response.text()];
  };

  it('whose database is read-only is not ready, says so, and lets pilots read', async () => {
    const pilot = await signUpPilot(server().url);
    expect(await readyz()).toEqual([200, 'ready\n']);
    await rowsOf(server().context.db, 'pragma query_only = on');
    expect(await readyz()).toEqual([503, 'the database is read-only\n']);
    const rejected = await pilot.post('/api/data', { dataType: 'flight', data: aFlight() });
    const message = "Sorry, couldn't save the data: the database of the server is read-only.";
    expect([rejected.status, errorOf(rejected)]).toEqual([503, { type: 'DBWriteError', message }]);
    expect((await loaded(pilot)).flights).toEqual([]);
    await rowsOf(server().context.db, 'pragma query_only = off');
    expect(await readyz()).toEqual([200, 'ready\n']);
  });
});

it('a server with damaged pages starts with a clear sentence, and is not ready', async () => {
  const folder = await newFolder();
  await contextWith({ DATA_DIR: folder }, false);
  const file = join(folder, 'wingbook.sqlite');
  const bytes = await readFile(file);
  const pageBytes = bytes.readUInt16BE(16);
  bytes.fill(0xff, bytes.length - pageBytes);
  await writeFile(file, bytes);
  expect(findDamage(file)).not.toBeNull();
  expect((await contextWith({ DATA_DIR: folder })).isDamaged).toBe(true);
});
