import { closeDatabase } from '#server/db/connect';
import type { Database, DatabaseAddress } from '#server/db/database';
import { rejectOpenFile } from '#server/db/sqlite/reject-open-file';
import { rejectRunningServer } from '../reject-running-server.ts';

/** Throws when a server has begun to use a database since it was opened here. Closes an SQLite file, which nobody else may have open then. */
export async function rejectNewServer(address: DatabaseAddress, opened: Database): Promise<void> {
  if (address.kind === 'postgresql') return rejectRunningServer(opened);
  await closeDatabase(opened);
  rejectOpenFile(address.file);
}
