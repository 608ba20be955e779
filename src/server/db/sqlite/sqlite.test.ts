import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { sqliteCodeOf } from './errors.ts';
import { Sqlite } from './sqlite.ts';

/** Returns SQLite's name of the error of a function; its second word is enough, as one driver adds more. */
function codeOf(action: () => unknown): string | undefined {
  try {
    action();
    return 'none';
  } catch (error) {
    return /^SQLITE_[A-Z]+/.exec(sqliteCodeOf(error) ?? '')?.[0];
  }
}

// All that is used of a driver, on the one of this Node: `npm run test:nodes` runs it on each.
describe('SQLite’s driver of this Node', () => {
  let folder: string;
  const fileOf = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => removeFolder(folder));

  it('returns rows as they were written, blobs as buffers', () => {
    const file = new Sqlite(':memory:');
    file.exec('create table things (id integer primary key, name text, weight real, content blob)');
    const rows = [
      { id: 1, name: 'é', weight: 0.1, content: Buffer.from([0, 255]) },
      { id: Number.MAX_SAFE_INTEGER, name: null, weight: null, content: Buffer.alloc(0) },
    ];
    const insert = file.prepare('insert into things values (?, ?, ?, ?)');
    for (const row of rows)
      expect(insert.run(Object.values(row))).toMatchObject({ changes: 1, lastInsertRowid: row.id });
    const all = file.prepare<(typeof rows)[0]>('select * from things order by id');
    expect(all.all()).toEqual(rows);
    expect(all.get()?.content.toString('hex')).toBe('00ff');
    expect(file.prepare('select * from things where id = ?').get([7])).toBeUndefined();
    expect([all.reader, insert.reader, file.prepare('delete from things returning id').reader]).toEqual([
      true,
      false,
      true,
    ]);
    file.close();
  });

  it('returns the columns of a table that another connection has altered since', () => {
    const [one, other] = [new Sqlite(fileOf('altered')), new Sqlite(fileOf('altered'))];
    one.exec('create table things (id integer); insert into things values (1)');
    const all = one.prepare('select things.*, 5 as five from things');
    expect(all.all()).toEqual([{ id: 1, five: 5 }]);
    other.exec("alter table things add column name text not null default 'x'");
    expect(all.all()).toEqual([{ id: 1, name: 'x', five: 5 }]);
    for (const file of [one, other]) file.close();
  });

  it('knows whether a transaction runs, and names its errors', async () => {
    const file = new Sqlite(fileOf('locked'), { timeout: 0 });
    file.exec('create table things (id integer unique)');
    file.exec('begin immediate');
    expect(file.inTransaction).toBe(true);
    const other = new Sqlite(fileOf('locked'), { timeout: 0, fileMustExist: true });
    expect(codeOf(() => other.exec('begin immediate'))).toBe('SQLITE_BUSY');
    file.exec('insert into things values (1); commit');
    expect(file.inTransaction).toBe(false);
    expect(codeOf(() => other.exec('insert into things values (1)'))).toBe('SQLITE_CONSTRAINT');
    const reader = new Sqlite(fileOf('locked'), { readonly: true, fileMustExist: true });
    expect(codeOf(() => reader.exec('delete from things'))).toBe('SQLITE_READONLY');
    for (const open of [file, other, reader]) open.close();
    for (const options of [{ fileMustExist: true }, { readonly: true }]) {
      expect(codeOf(() => new Sqlite(fileOf('missing'), options))).toBe('SQLITE_CANTOPEN');
    }
    await writeFile(fileOf('other'), 'no database'.repeat(1_000));
    expect(codeOf(() => new Sqlite(fileOf('other')).prepare('select * from sqlite_schema'))).toBe('SQLITE_NOTADB');
  });
});
