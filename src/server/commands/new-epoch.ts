import { existsSync } from 'node:fs';
import { rejectLostFile } from '#server/db/sqlite/database-file';
import { renewEpoch } from '#server/repositories/epoch';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { copyBeforeUpgrade } from '../db/sqlite/copy-before-upgrade.ts';
import { runConfigured } from '../start/command-line.ts';

/** Starts a new epoch in a database that was copied or restored by hand, so that browsers load everything again. */
await runConfigured(async ({ database }) => {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new Error(`There is no database ${database.file}`);
  if (database.kind === 'sqlite') rejectLostFile(database.file);
  const { db, dialect } = connect(database, { purpose: 'maintenance', onLost: () => undefined });
  try {
    if (database.kind === 'sqlite') await copyBeforeUpgrade(db, database.file);
    await migrate(db, dialect);
    await renewEpoch(db);
  } finally {
    await db.destroy();
  }
  process.stdout.write('A new epoch has begun: browsers load everything anew.\n');
});
