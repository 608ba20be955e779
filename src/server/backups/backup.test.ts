import { appendFile, copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { runCommand } from '#test/servers/run-command';
import { startTestServer } from '#test/servers/server';
import { loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const TIMEOUT_MS = 120_000;
const settings = { SECRET: 'the same before and after a restore' };
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({
  fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }, { seconds: 60 }]),
});

/** Saves flights one after the other until the returned function is called, which returns how many were saved. */
function keepSaving(pilot: Visitor) {
  let isStopped = false;
  const run = async () => {
    let count = 0;
    for (; !isStopped; count += 1) await saved(pilot, 'flight', aFlight());
    return count;
  };
  const running = run();
  return () => {
    isStopped = true;
    return running;
  };
}

const ON_SQLITE = DATABASES.filter(({ name }) => name === 'SQLite');

describe.each(ON_SQLITE)('a backup on $name', { timeout: TIMEOUT_MS }, ({ createEmpty }) => {
  const withDatabases = async (work: (databases: readonly [TestDatabase, TestDatabase]) => Promise<void>) => {
    const made = await Promise.all([createEmpty(), createEmpty()]);
    await work(made).finally(() => Promise.all(made.map(({ remove }) => remove())));
  };

  it('is made while pilots save, and restores the same data with a new epoch, unless the target has data', () =>
    withDatabases(async ([from, to]) => {
      const server = await startTestServer({ database: from, settings });
      const pilot = await signUpPilot(server.url);
      await saved(pilot, 'site', aSite({ name: 'Straße "Ω" 🪂', lat: 46.12345678901234, lng: -0.1 }));
      await saved(pilot, 'glider', aGlider());
      await saved(
        pilot,
        'flight',
        aFlight({ siteId: 1, gliderId: 1, remarks: 'a\nb\t\\N', igc: IGC, igcFileName: 'a.igc' }),
      );
      const before = await loaded(pilot);
      const tracks = await rowsOf(server.context.db, 'select * from tracks');
      const stop = keepSaving(pilot);
      const file = join(to.folder, 'backup');
      const output = await runCommand('backup', from, [file]);
      const savedMeanwhile = await stop();
      await server.close();
      expect(output).toContain('1 of them pilots; read again without an error.');
      expect(savedMeanwhile).toBeGreaterThan(0);

      expect(await runCommand('restore', to, [file])).toContain('Restored 1 pilots with');
      const restored = await startTestServer({ database: to, settings });
      const elsewhere = Object.assign(newVisitor(restored.url), { pilotId: pilot.pilotId });
      for (const [name, value] of pilot.cookies) elsewhere.cookies.set(name, value);
      const back = await loaded(elsewhere);
      expect(back.epoch).not.toBe(before.epoch);
      expect(back.lastModified).toBe(before.lastModified + back.flights.length - 1);
      expect(back.flights.length).toBeLessThanOrEqual(1 + savedMeanwhile);
      const oldest = back.flights.filter(({ id }) => id === 1);
      expect({ ...back, flights: oldest, lastModified: 0, epoch: '' }).toEqual({
        ...before,
        lastModified: 0,
        epoch: '',
      });
      expect(await rowsOf(restored.context.db, 'select * from tracks')).toEqual(tracks);
      expect((await signUpPilot(restored.url)).pilotId).toBe(2);

      expect(await runCommand('restore', to, [file, '--replace'])).toContain('stop it first');
      await restored.close();
      expect(await runCommand('restore', to, [file])).toMatch(/pilots.*add --replace/);
      expect(await runCommand('restore', to, [file, '--replace'])).toContain('Restored 1 pilots');
      expect(await runCommand('restore', to, [file, '--replace'])).toContain('Restored 1 pilots');
      const putAside = (await readdir(to.folder)).filter((name) => name.includes('before-restore'));
      expect(putAside).toHaveLength(2);
    }));

  it('that is damaged or truncated is rejected, and changes nothing', () =>
    withDatabases(async ([from, to]) => {
      const server = await startTestServer({ database: from });
      await signUpPilot(server.url);
      await server.close();
      const file = join(from.folder, 'backup');
      await runCommand('backup', from, [file]);
      expect((await readdir(from.folder)).filter((name) => name.includes('.part'))).toEqual([]);
      expect(await readFile(`${file}.sha256`, 'utf8')).toMatch(/^[\da-f]{64} {2}backup\n$/);

      expect(await runCommand('backup', from, [file])).toContain(`There is already a file ${file}: name another one`);
      const alone = join(from.folder, 'alone');
      await copyFile(file, alone);
      const withoutChecksum = await runCommand('restore', to, [alone, '--replace']);
      for (const said of ['Restored 1 pilots', `There is no checksum ${alone}.sha256`]) {
        expect(withoutChecksum).toContain(said);
      }

      const cut = join(from.folder, 'cut');
      await copyFile(file, cut);
      await truncate(cut, Math.floor((await readFile(cut)).length / 2));
      expect(await runCommand('restore', to, [cut])).not.toContain('Restored');
      await appendFile(file, ' ');
      expect(await runCommand('restore', to, [file])).toContain('is damaged: its SHA-256');
      await writeFile(join(from.folder, 'text'), 'no backup');
      expect(await runCommand('restore', to, [join(from.folder, 'text')])).not.toContain('Restored');
      const untouched = await startTestServer({ database: to });
      expect(await rowsOf(untouched.context.db, 'select id from pilots')).toHaveLength(1);
      await untouched.close();
    }));
});

describe.each(DATABASES)('a database on $name', ({ name, createEmpty }) => {
  it('that was restored by hand gets a new epoch by a command', async () => {
    const database = await createEmpty();
    const server = await startTestServer({ database });
    const pilot = await signUpPilot(server.url);
    const { epoch } = await loaded(pilot);
    expect(await runCommand('new-epoch', database)).toBe('A new epoch has begun: browsers load everything anew.\n');
    expect((await loaded(pilot)).epoch).not.toBe(epoch);
    if (name === 'PostgreSQL') {
      for (const command of ['backup', 'restore'] as const) {
        expect(await runCommand(command, database, ['a-file'])).toContain('PostgreSQL is backed up by pg_dump');
      }
    }
    await server.close();
    await database.remove();
  });
});
