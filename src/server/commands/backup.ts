import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checksumFile, writeChecksum } from '../backups/checksum.ts';
import { dumpPostgresql } from '../backups/postgresql-dump.ts';
import { backUpSqlite, type RowCounts } from '../backups/sqlite-backup.ts';
import type { ReadyConfiguration } from '../configuration/configuration.ts';
import { connect } from '../db/connect.ts';
import { runConfigured } from '../start/command-line.ts';

const SUFFIXES = { sqlite: 'sqlite', postgresql: 'dump.gz' } as const;

/** Backs up the database to the named file, or to a new one in the data folder. Servers may be running. */
await runConfigured(async (configuration) => {
  const [named] = process.argv.slice(2);
  const target = resolve(named ?? defaultTarget(configuration));
  rejectExisting(target);
  mkdirSync(dirname(target), { recursive: true });
  const counts = await backUp(configuration, target);
  const checksum = await writeChecksum(target);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${target}\n${rows} rows, ${counts.pilots ?? 0} of them pilots; read again without an error.\nSHA-256 ${checksum}\n`,
  );
});

/** An earlier backup is never replaced, nor is its checksum. */
function rejectExisting(target: string): void {
  const existing = [target, checksumFile(target)].find((file) => existsSync(file));
  if (existing !== undefined)
    throw new Error(`There is already a file ${existing}: name another one, or remove it first`);
}

async function backUp({ database }: ReadyConfiguration, target: string): Promise<RowCounts> {
  if (database.kind === 'sqlite') return backUpSqlite(database.file, target);
  const { db } = connect(database, { purpose: 'maintenance', onLost: () => undefined });
  try {
    return await dumpPostgresql(db, target);
  } finally {
    await db.destroy();
  }
}

function defaultTarget({ dataFolder, database }: ReadyConfiguration): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataFolder, 'backups', `wingbook-${time}.${SUFFIXES[database.kind]}`);
}
