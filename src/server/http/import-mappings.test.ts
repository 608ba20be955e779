import { describe, expect, it } from 'vitest';
import { MAX_HEADER, MAX_MAPPINGS } from '#contract/import/mappings';
import { MAX_TABLE_COLUMNS } from '#domain/import/table/source-table';
import { EMPTY_MAPPING, type TableMapping } from '#domain/import/table/table-mapping';
import { MAX_NAME } from '#domain/text';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { mappingNames, saveMapping } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';

const MAPPING: TableMapping = {
  ...EMPTY_MAPPING,
  name: 'Club table',
  headerRow: 2,
  columns: [
    { column: 0, header: 'Datum', field: 'date' },
    { column: 4, header: 'Start', field: 'site' },
  ],
  dateOrder: 'dmy',
  onlyActivity: 'paragliding|gleitschirm',
};
const named = (name: string): TableMapping => ({ ...EMPTY_MAPPING, name });

describe.each(DATABASES)('mappings of tables on $name', ({ create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);

  it('are kept as they are, the last used first', async () => {
    const pilot = await signUpPilot(server().url);
    expect(await mappingNames(pilot)).toEqual([]);
    await saveMapping(pilot, MAPPING);
    expect(await saveMapping(pilot, named('Second'))).toEqual(['Second', 'Club table']);
    const { body } = await pilot.get('/api/import-mappings');
    expect(body).toEqual({ mappings: [named('Second'), MAPPING] });
  });

  it('of one name are one, whatever the case: the last wins', async () => {
    const pilot = await signUpPilot(server().url);
    await saveMapping(pilot, MAPPING);
    await saveMapping(pilot, named('Second'));
    expect(await saveMapping(pilot, { ...MAPPING, name: 'CLUB table' })).toEqual(['CLUB table', 'Second']);
  });

  it('of which one is damaged are listed without it, and it can be forgotten or replaced', async () => {
    const pilot = await signUpPilot(server().url);
    for (const name of ['One', 'Two']) await saveMapping(pilot, named(name));
    const damage = () =>
      server()
        .context.db.updateTable('import_mappings')
        .set({ mapping: '{"name":' })
        .where('pilot_id', '=', pilot.pilotId ?? 0)
        .where('name_key', '=', 'one')
        .execute();
    await damage();
    expect(await mappingNames(pilot)).toEqual(['Two']);
    expect(lines.join()).toContain('import_mappings.mapping of pilotId');
    expect(await saveMapping(pilot, named('One'))).toEqual(['One', 'Two']);
    await damage();
    await pilot.post('/api/import-mappings/forget', { name: 'One' });
    const kept = server().context.db.selectFrom('import_mappings').select('name_key');
    expect(await kept.where('pilot_id', '=', pilot.pilotId ?? 0).execute()).toEqual([{ name_key: 'two' }]);
  });

  it('are forgotten by name, and a second time is no error', async () => {
    const pilot = await signUpPilot(server().url);
    await saveMapping(pilot, MAPPING);
    await saveMapping(pilot, named('Second'));
    for (let time = 1; time <= 2; time += 1) {
      const { status, body } = await pilot.post('/api/import-mappings/forget', { name: 'club TABLE' });
      expect([status, body]).toEqual([200, { mappings: [named('Second')] }]);
    }
  });

  it('beyond the limit replace the one that was not used for longest', async () => {
    const pilot = await signUpPilot(server().url);
    for (let number = 1; number <= MAX_MAPPINGS; number += 1) await saveMapping(pilot, named(`Table ${number}`));
    await saveMapping(pilot, named('Table 1'));
    const names = await saveMapping(pilot, named('One more'));
    expect(names).toHaveLength(MAX_MAPPINGS);
    expect(names.slice(0, 2)).toEqual(['One more', 'Table 1']);
    expect(names).not.toContain('Table 2');
    expect(names).toContain('Table 3');
  });

  it('belong to a pilot, and go with the account', async () => {
    const [ann, bob] = [await signUpPilot(server().url, 'a long password'), await signUpPilot(server().url)];
    const shared = { ...MAPPING, name: 'Club of two' };
    await saveMapping(ann, shared);
    expect(await mappingNames(bob)).toEqual([]);
    await bob.post('/api/import-mappings/forget', { name: shared.name });
    expect(await saveMapping(bob, named(shared.name))).toHaveLength(1);
    expect((await ann.get('/api/import-mappings')).body).toEqual({ mappings: [shared] });
    expect((await ann.post('/api/delete-account', { password: 'a long password' })).status).toBe(200);
    const rows = await rowsOf(
      server().context.db,
      "select name_key from import_mappings where name_key = 'club of two'",
    );
    expect(rows).toHaveLength(1);
  });

  it('may be as long as their limits allow, each character an escape in JSON', async () => {
    const pilot = await signUpPilot(server().url);
    const header = '\u0001'.repeat(MAX_HEADER);
    const columns = Array.from(
      { length: MAX_TABLE_COLUMNS },
      (_, column) => ({ column, header, field: 'remarks' }) as const,
    );
    const longest = { ...named('x'.repeat(MAX_NAME)), columns, onlyActivity: '\u0001'.repeat(500) };
    expect(await saveMapping(pilot, longest)).toEqual([longest.name]);
    for (const wrong of [
      { ...longest, onlyActivity: 'x'.repeat(501) },
      { ...longest, name: 'x'.repeat(MAX_NAME + 1) },
      { ...longest, columns: [{ column: 0, header: `${header}x`, field: 'date' }] },
      { ...longest, columns: [{ column: MAX_TABLE_COLUMNS, header: '', field: 'date' }] },
    ])
      expect((await pilot.post('/api/import-mappings', { mapping: wrong })).status).toBe(400);
  });

  it('that are none are rejected, and nothing is kept', async () => {
    const pilot = await signUpPilot(server().url);
    const wrong = [
      { ...MAPPING, version: 2 },
      { ...MAPPING, name: '' },
      { ...MAPPING, name: 'a\0' },
      { ...MAPPING, headerRow: -1 },
      { ...MAPPING, columns: [{ column: 0.5, header: '', field: 'date' }] },
      { ...MAPPING, columns: [{ column: 0, header: '', field: 'password' }] },
      { ...MAPPING, columns: Array(201).fill({ column: 0, header: '', field: 'date' }) },
      { ...MAPPING, extra: true },
    ];
    for (const mapping of wrong) {
      expect((await pilot.post('/api/import-mappings', { mapping })).status).toBe(400);
    }
    expect(await mappingNames(pilot)).toEqual([]);
  });

  it('of a version that this server does not read are left out', async () => {
    const pilot = await signUpPilot(server().url);
    await saveMapping(pilot, MAPPING);
    const newer = JSON.stringify({ ...MAPPING, version: 2 });
    await rowsOf(
      server().context.db,
      `insert into import_mappings values (${pilot.pilotId}, 'newer', '2026-01-01T00:00:00.000Z', '${newer}')`,
    );
    expect(await mappingNames(pilot)).toEqual(['Club table']);
  });
});
