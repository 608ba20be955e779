import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checksumFile, verifyChecksum } from '../backups/checksum.ts';
import { restoreSqlite, sqliteFileOf } from '../backups/sqlite-backup.ts';
import { runConfigured } from '../start/command-line.ts';

/** Restores a SQLite database from a backup, while no server runs. */
await runConfigured(async ({ database }) => {
  const file = sqliteFileOf(database);
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [named] = positionals;
  if (named === undefined) throw new Error('Say which backup: npm run restore -- FILE [--replace]');
  const backup = resolve(named);
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}`);
  if (!(await verifyChecksum(backup))) {
    process.stderr.write(
      `There is no checksum ${checksumFile(backup)}: the backup may have been interrupted, or the file was lost. What the backup itself tells is checked.\n`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  const counts = await restoreSqlite(file, backup, { replaces: values.replace === true });
  process.stdout.write(`Restored ${counts.pilots ?? 0} pilots with ${counts.flights ?? 0} flights from ${backup}.\n`);
});
