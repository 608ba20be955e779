import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSqliteFile } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';

it('what a killed process left unfinished goes at the next start, and nothing else', async () => {
  const database = await createSqliteFile();
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const unfinished = [
    `wingbook.sqlite.before-018-servers.${ended}.part`,
    `wingbook.sqlite.before-018-servers.${process.pid}.part-journal`,
    `wingbook.sqlite.${ended}.part`,
    `wingbook.sqlite.${ended}.part-wal`,
    `secret.${ended}.part`,
  ];
  const others = ['wingbook.sqlite.before-018-servers', `wingbook.sqlite.${process.ppid}.part`, `mine.${ended}.part`];
  for (const name of [...unfinished, ...others]) await writeFile(join(database.folder, name), 'half');
  const { close } = await createTestContext(database);
  await close();
  const left = await readdir(database.folder);
  expect(left).toEqual(expect.arrayContaining(others));
  expect(left.filter((name) => unfinished.includes(name))).toEqual([]);
  await database.remove();
});
