import { rejectOpenFile } from '#server/db/sqlite/database-file';
import { sinceLastServer } from '#server/repositories/running-servers';
import { closeDatabase } from '../db/connect.ts';
import type { Database, DatabaseAccess, DatabaseAddress } from '../db/database.ts';
import { doneMigrations } from '../db/migrate.ts';

/** A server says every 5 s that it runs; one that said nothing for this long was killed. */
const LEASE_S = 30;

/**
 * Throws while a server uses a PostgreSQL database: one that stops says so, one that was killed counts until its lease ends. Connections
 * cannot tell, since a pooler hides whose they are.
 */
export async function rejectRunningServer({ db, dialect }: DatabaseAccess): Promise<void> {
  if (!(await doneMigrations(db)).includes('018-servers')) return;
  const sinceS = await sinceLastServer({ db, dialect });
  if (sinceS === null || sinceS > LEASE_S) return;
  throw new Error(
    `A server runs on this database, seen ${Math.floor(sinceS)} s ago: stop it first. One that was killed counts for ${LEASE_S} s`,
  );
}

/** Throws when a server has begun to use a database since it was opened here. Closes an SQLite file, which nobody else may have open then. */
export async function rejectNewServer(address: DatabaseAddress, opened: Database): Promise<void> {
  if (address.kind === 'postgresql') return rejectRunningServer(opened);
  await closeDatabase(opened);
  rejectOpenFile(address.file);
}
