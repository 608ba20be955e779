import { workerData } from 'node:worker_threads';
import type { Database, DatabaseAddress } from '#server/db/database';

/** The settings that each thread of the server starts with. */
export interface ServerThreadSettings {
  readonly database: DatabaseAddress;
}

let opening: Promise<Database> | null = null;

/** Returns the database with this thread's own connections, which open when first needed: most tasks only compute. */
export function threadDatabase(): Promise<Database> {
  opening ??= open(workerData.settings);
  return opening;
}

/** Closes this thread's connections, if they are open. */
export async function closeThreadDatabase(): Promise<void> {
  if (!opening) return;
  const { closeDatabase } = await import('#server/db/connect');
  await closeDatabase(await opening);
}

async function open({ database }: ServerThreadSettings): Promise<Database> {
  const { connect } = await import('#server/db/connect');
  return connect(database, { purpose: 'serving', onLost: (error) => process.emitWarning(error) });
}
