import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { rejectOpenFile } from '#server/db/sqlite/database-file';
import { moveDatabase } from '../backups/move-database.ts';
import { rejectNewServer, rejectRunningServer } from '../backups/reject-running-server.ts';
import { databaseUrl } from '../configuration/settings.ts';
import { closeDatabase, connect } from '../db/connect.ts';
import type { Database, DatabaseAddress } from '../db/database.ts';
import { copyBeforeUpgrade } from '../db/sqlite/copy-before-upgrade.ts';
import { syncToDisk } from '../db/sqlite/copy-file.ts';
import { runConfigured } from '../start/command-line.ts';

const USAGE =
  'Say where to: npm run move-database -- postgres://name:password@host/database, or the path of a new SQLite file';
const NEXT = {
  postgresql: 'Set DATABASE_URL, keep DATA_DIR with its secret, and start the server.',
  sqlite: 'Name the file wingbook.sqlite in DATA_DIR, unset DATABASE_URL, keep the same secret, and start the server.',
};

/** Copies the configured database into a new one of the other kind, and reads every row again there. */
await runConfigured(async ({ database }) => {
  const [named] = process.argv.slice(2);
  if (named === undefined) throw new Error(USAGE);
  const target = addressOf(named);
  rejectFiles(database, target);
  await move(database, target).catch((error: unknown) => {
    if (target.kind === 'sqlite') for (const end of ['', '-wal', '-shm']) rmSync(target.file + end, { force: true });
    throw error;
  });
  process.stdout.write(`All rows are in the new database, and were read again there. ${NEXT[target.kind]}\n`);
});

function rejectFiles(source: DatabaseAddress, target: DatabaseAddress): void {
  if (source.kind === 'sqlite' && !existsSync(source.file)) throw new Error(`There is no database ${source.file}`);
  if (target.kind === 'sqlite' && existsSync(target.file)) throw new Error(`There is a file ${target.file} already`);
}

function addressOf(named: string): DatabaseAddress {
  return v.is(databaseUrl, named) ? { kind: 'postgresql', url: named } : { kind: 'sqlite', file: resolve(named) };
}

async function move(source: DatabaseAddress, target: DatabaseAddress): Promise<void> {
  if (source.kind === 'sqlite') rejectOpenFile(source.file);
  const [from, to] = [open(source), open(target)];
  try {
    for (const opened of [from, to]) if (opened.dialect.name === 'PostgreSQL') await rejectRunningServer(opened);
    if (source.kind === 'sqlite') await copyBeforeUpgrade(from.db, source.file);
    const onTable = (table: string, rows: number) => process.stdout.write(`${table}: ${rows}\n`);
    await moveDatabase({ from, to, rejectServer: () => rejectNewServer(source, from), onTable });
  } finally {
    await Promise.all([closeDatabase(from), closeDatabase(to)]);
  }
  if (target.kind === 'sqlite') syncToDisk(target.file);
}

function open(address: DatabaseAddress): Database {
  return connect(address, { purpose: 'maintenance', onLost: () => undefined });
}
