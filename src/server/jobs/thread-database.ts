import { workerData } from 'node:worker_threads';
import type { Database, DatabaseAddress } from '#server/db/database';

/** What each thread of the server is told when it starts. */
export interface ServerThreadSettings {
  readonly database: DatabaseAddress;
}

let opening: Promise<Database> | null = null;

/** The database, by connections of this thread's own; opened when first needed, since most threads only compute. */
export function threadDatabase(): Promise<Database> {
  opening ??= open(workerData.settings);
  return opening;
}

/** Closes this thread's connections, if there are any. */
export async function closeThreadDatabase(): Promise<void> {
  if (!opening) return;
  const { closeDatabase } = await import('#server/db/connect');
  await closeDatabase(await opening);
}

async function open({ database }: ServerThreadSettings): Promise<Database> {
  const { connect } = await import('#server/db/connect');
  return connect(database, { purpose: 'serving', onLost: (error) => process.emitWarning(error) });
}
