import type { ConnectOptions, Database, DatabaseAddress } from './database.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite/open.ts';

export async function closeDatabase({ db, reader }: Database): Promise<void> {
  await Promise.all([db.destroy(), reader === db ? undefined : reader.destroy()]);
}

export function connect(address: DatabaseAddress, options: ConnectOptions): Database {
  return address.kind === 'sqlite' ? openSqlite(address.file, options.purpose) : openPostgresql(address.url, options);
}
