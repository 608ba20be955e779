import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { recordServer, removeOldServers, removeServer } from '#server/repositories/running-servers';
import type { AppContext } from '#server/services/app-context';

const INTERVAL_MS = 5_000;
/** How long a stopping server waits for a database that hangs, in milliseconds. */
const STOP_MS = 1_000;

/**
 * Records in the database that this server runs, now and every 5 s, so that no restore begins while it runs. Returns a function that
 * stops it and removes the record; where that fails, it expires.
 */
export async function startHeartbeat(
  context: Pick<AppContext, 'db' | 'dialect' | 'log'>,
): Promise<() => Promise<void>> {
  const { db, log } = context;
  const id = randomUUID();
  let beating: Promise<void> | null = null;
  const ignore = (error: unknown): void => log.debug({ err: error }, 'the server could not record that it runs');
  const beat = (): void => {
    beating ??= recordServer(context, id)
      .catch(ignore)
      .finally(() => {
        beating = null;
      });
  };
  await recordServer(context, id).catch(ignore);
  await removeOldServers(context).catch(ignore);
  const timer = setInterval(beat, INTERVAL_MS).unref();
  const remove = async (): Promise<void> => {
    await beating;
    await removeServer(db, id).catch(ignore);
  };
  return async () => {
    clearInterval(timer);
    await Promise.race([remove(), setTimeout(STOP_MS, undefined, { ref: false })]);
  };
}
