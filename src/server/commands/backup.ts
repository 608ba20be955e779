import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checksumFile, writeChecksum } from '../backups/checksum.ts';
import { backUpSqlite, sqliteFileOf } from '../backups/sqlite-backup.ts';
import { runConfigured } from '../start/command-line.ts';

/** Backs up a SQLite database to the named file, or to a new one in the data folder. Servers may be running. */
await runConfigured(async ({ database, dataFolder }) => {
  const file = sqliteFileOf(database);
  const [named] = process.argv.slice(2);
  const target = resolve(named ?? defaultTarget(dataFolder));
  rejectExisting(target);
  mkdirSync(dirname(target), { recursive: true });
  const counts = backUpSqlite(file, target);
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

function defaultTarget(dataFolder: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataFolder, 'backups', `wingbook-${time}.sqlite`);
}
