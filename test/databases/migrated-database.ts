import { connect } from '#server/db/connect';
import { migrate } from '#server/db/migrate';
import { onServer } from './on-server.ts';

/** The name of a database with today's schema, which others are copied from. */
export const MIGRATED = 'migrated';

/** Creates an SQLite file with today's schema. */
export async function createMigratedSqliteFile(file: string): Promise<void> {
  const { db, dialect } = connect({ kind: 'sqlite', file }, { purpose: 'maintenance', onLost: () => undefined });
  await migrate(db, dialect).finally(() => db.destroy());
}

/** Creates the {@link MIGRATED} database on a PostgreSQL server. Nobody can connect to it afterwards, as a copy requires. */
export async function createMigratedDatabase(server: string): Promise<void> {
  await onServer(server, `create database ${MIGRATED}`);
  const address = { kind: 'postgresql', url: `${server}/${MIGRATED}` } as const;
  const { db, dialect } = connect(address, { purpose: 'maintenance', onLost: () => undefined });
  await migrate(db, dialect).finally(() => db.destroy());
  await onServer(server, `alter database ${MIGRATED} with allow_connections false is_template true`);
}
