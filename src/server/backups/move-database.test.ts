import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { dataUri } from '#test/servers/csv-upload';
import { runCommand } from '#test/servers/run-command';
import { startTestServer, type TestServer } from '#test/servers/server';
import { loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { moveDatabase } from './move-database.ts';
import { rejectNewServer } from './reject-running-server.ts';

const TIMEOUT_MS = 120_000;
const settings = { SECRET: 'the same before and after the move', DEMO: 'on' };
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({
  fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }, { seconds: 60 }]),
});
const [SQLITE, POSTGRESQL] = DATABASES;

/** Where a new database is to be: a file of SQLite must not exist yet. */
function addressText({ address, folder }: TestDatabase): string {
  return address.kind === 'sqlite' ? join(folder, 'moved.sqlite') : address.url;
}

/** The database that `addressText` names. */
function moved(to: TestDatabase): TestDatabase {
  return to.address.kind === 'sqlite' ? { ...to, address: { kind: 'sqlite', file: addressText(to) } } : to;
}

/** Returns all rows of the tables that pilots fill, as text that does not depend on their order. */
async function contents({ address }: TestDatabase): Promise<readonly unknown[]> {
  const { db } = connect(address, { purpose: 'maintenance', onLost: () => undefined });
  const tables = ['pilots', 'sites', 'gliders', 'flights', 'tracks', 'track_files', 'scores', 'client_keys'];
  const imports = ['import_runs', 'import_items', 'import_parts'];
  const others = [
    'sessions',
    'jobs',
    'auth_tokens',
    'emailed_checks',
    'epoch',
    'clock',
    'rate_limits',
    'kysely_migration',
  ];
  const found: unknown[] = [];
  for (const table of [...tables, ...imports, ...others]) {
    const columns = table === 'kysely_migration' ? 'name' : '*';
    const rows = await rowsOf(db, `select ${columns} from ${table}`);
    found.push([table, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  await db.destroy();
  return found;
}

/** A pilot with a logbook of every kind of item, one of them deleted, and another pilot, who has left. */
async function fillLogbook(url: string): Promise<Visitor> {
  const pilot = await signUpPilot(url);
  await saved(pilot, 'site', aSite({ name: 'Straße "Ω" 🪂', lat: 46.12345678901234, lng: -0.1 }));
  await saved(pilot, 'glider', aGlider());
  const currencyRules = [{ count: 'flights', least: 3, days: 90, tag: 'tandem "Ω"', glider: 'a\\b' }];
  await saved(pilot, 'pilot', pilotInput({ currencyRules }));
  const remarks = 'a\nb\t\\N';
  await saved(pilot, 'flight', aFlight({ siteId: 1, gliderId: 1, remarks, igc: IGC, igcFileName: 'a.igc' }));
  const rows = Array.from({ length: 600 }, (_, row) => `2026-05-03,flight ${row}`);
  await pilot.post('/api/import-flights', { encodedContent: dataUri(['date,remarks', ...rows].join('\n')) });
  await pilot.post('/api/data', { dataType: 'flight', data: { id: 2, see: false } });
  const leaving = await signUpPilot(url);
  await leaving.post('/api/delete-account', { password: 'a long password' });
  return pilot;
}

describe.each([
  ['SQLite to PostgreSQL', SQLITE, POSTGRESQL],
  ['PostgreSQL to SQLite', POSTGRESQL, SQLITE],
])('a move from %s', { timeout: TIMEOUT_MS }, (_, source, target) => {
  it('takes every row along, and pilots go on where they were', async () => {
    if (!source || !target) throw new Error('There are two kinds of databases');
    const [from, to] = await Promise.all([source.createEmpty(), target.createEmpty()]);
    const server = await startTestServer({ database: from, settings });
    const pilot = await fillLogbook(server.url);
    const before = await loaded(pilot);
    expect(await runCommand('move-database', from, [addressText(to)])).toContain('stop it first');
    await server.close();
    const rows = await contents(from);

    const output = await runCommand('move-database', from, [addressText(to)]);
    expect(output).toContain('flights: 601\n');
    expect(output).toContain('read again there');
    expect(await contents(moved(to))).toEqual(rows);

    const there = await startTestServer({ database: moved(to), settings });
    const elsewhere = Object.assign(newVisitor(there.url), { pilotId: pilot.pilotId });
    for (const [name, value] of pilot.cookies) elsewhere.cookies.set(name, value);
    expect(await loaded(elsewhere)).toEqual(before);
    const fields = new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) });
    const track = await elsewhere.ask(`/api/flights/1/igc?${fields}`);
    expect(track.status).toBe(200);
    expect((await track.text()) === IGC).toBe(true);
    expect((await saved(elsewhere, 'flight', aFlight())).savedId).toBe(602);
    expect((await signUpPilot(there.url)).pilotId).toBe(3);
    await there.close();

    expect(await runCommand('move-database', from, [addressText(to)])).toMatch(/has pilots already|a file .* already/);
    await Promise.all([from.remove(), to.remove()]);
  });
});

const open = ({ address }: TestDatabase) => connect(address, { purpose: 'maintenance', onLost: () => undefined });

describe.each([
  ['SQLite', SQLITE, POSTGRESQL],
  ['PostgreSQL', POSTGRESQL, SQLITE],
])('a server that starts on %s while its database is moved', { timeout: TIMEOUT_MS }, (_, source, target) => {
  it('cannot write, and is noticed: nothing is moved', async () => {
    if (!source || !target) throw new Error('There are two kinds of databases');
    const [old, next] = await Promise.all([source.createEmpty(), target.createEmpty()]);
    const filled = await startTestServer({ database: old, settings });
    const { pilotId } = await signUpPilot(filled.url);
    await filled.close();

    const [from, to, other] = [open(old), open(next), open(old)];
    let starting: Promise<TestServer> | undefined;
    const events: string[] = [];
    const onTable = (table: string) => {
      events.push(table);
      if (starting) return;
      starting = startTestServer({ database: old, settings });
      const rename = other.db
        .updateTable('pilots')
        .set({ user_name: 'Late' })
        .where('id', '=', pilotId ?? 0);
      void rename.execute().then(() => events.push('written'));
    };
    const rejectServer = async () => {
      await starting;
      await expect.poll(() => events).toContain('written');
      await other.db.destroy();
      await rejectNewServer(old.address, from);
    };
    await expect(moveDatabase({ from, to, rejectServer, onTable })).rejects.toThrow('stop it first');
    expect(events.at(-1)).toBe('written');
    expect(await rowsOf(to.db, 'select * from pilots')).toEqual([]);
    await (await starting)?.close();
    for (const opened of [from, to]) await opened.db.destroy();
    await Promise.all([old.remove(), next.remove()]);
  });
});

describe('a move', { timeout: TIMEOUT_MS }, () => {
  it('says what it needs, and leaves nothing behind', async () => {
    if (!SQLITE) throw new Error('There are two kinds of databases');
    const from = await SQLITE.createEmpty();
    const server = await startTestServer({ database: from });
    await signUpPilot(server.url);
    await server.close();
    expect(await runCommand('move-database', from)).toContain('Say where to');
    expect(await runCommand('move-database', from, [join(from.folder, 'other.sqlite')])).toContain('of one kind');
    expect(await readdir(from.folder)).not.toContain('other.sqlite');
    expect(await runCommand('move-database', from, ['postgres://127.0.0.1:9/none'])).toContain('ECONNREFUSED');
    await from.remove();
  });
});
