import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checksumFile, verifyChecksum } from '../backups/checksum.ts';
import { restorePostgresql } from '../backups/postgresql-restore.ts';
import type { RowCounts } from '../backups/sqlite-backup.ts';
import { restoreSqlite } from '../backups/sqlite-restore.ts';
import type { ReadyConfiguration } from '../configuration/configuration.ts';
import { connect } from '../db/connect.ts';
import { runConfigured } from '../start/command-line.ts';

/** Restores the database from a backup, while no server runs. */
await runConfigured(async (configuration) => {
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
  const counts = await restore(configuration, backup, values.replace === true);
  process.stdout.write(`Restored ${counts.pilots ?? 0} pilots with ${counts.flights ?? 0} flights from ${backup}.\n`);
});

async function restore({ database }: ReadyConfiguration, backup: string, replaces: boolean): Promise<RowCounts> {
  if (database.kind === 'sqlite') {
    mkdirSync(dirname(database.file), { recursive: true });
    return restoreSqlite(database.file, backup, { replaces });
  }
  const opened = connect(database, { purpose: 'maintenance', onLost: () => undefined });
  try {
    return await restorePostgresql(opened, backup, { replaces });
  } finally {
    await opened.db.destroy();
  }
}
