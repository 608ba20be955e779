import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/db/connect';
import { fillOldSchema } from '#test/databases/old-schema';
import { newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';

/** Fills a database as an old version left it. Returns what makes copies of it. */
export async function fillOldDatabase({ address }: TestDatabase): Promise<() => Promise<TestDatabase>> {
  const database = connect(address, { purpose: 'maintenance', onLost: () => undefined });
  await fillOldSchema(database);
  await database.db.destroy();
  return address.kind === 'sqlite' ? () => copyOfFile(address.file) : () => copyOnServer(new URL(address.url));
}

async function copyOfFile(original: string): Promise<TestDatabase> {
  const folder = await newFolder();
  const file = join(folder, 'wingbook.sqlite');
  copyFileSync(original, file);
  return { address: { kind: 'sqlite', file }, folder, remove: () => removeFolder(folder) };
}

async function copyOnServer(original: URL): Promise<TestDatabase> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await run(original, `create database ${name} template ${original.pathname.slice(1)}`);
  const folder = await newFolder();
  return {
    address: { kind: 'postgresql', url: new URL(`/${name}`, original).href },
    folder,
    remove: async () => {
      await run(original, `drop database ${name} with (force)`);
      await removeFolder(folder);
    },
  };
}

/** A database can be copied only while nobody is connected to it. */
async function run(original: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/template1', original).href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
