import { rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createSqliteFile } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';

it('fails to start when the database of an earlier start is missing, until the marker file is removed', async () => {
  const database = await createSqliteFile();
  const file = database.address.kind === 'sqlite' ? database.address.file : '';
  const open = async () => (await createTestContext(database)).close();
  await open();
  await open();
  for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true });
  const error = `The database ${file} was used here before and is missing or empty now.`;
  await expect(open()).rejects.toThrow(error);
  await writeFile(file, '');
  await expect(open()).rejects.toThrow(error);
  await rm(`${file}.used`);
  await open();
  await database.remove();
});
