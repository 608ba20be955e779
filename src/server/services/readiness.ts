import type { AppContext } from '#server/context/app-context';
import { DatabaseError } from '#server/context/database-error';
import { findEpoch } from '#server/repositories/server/epoch';

/** Returns what asks the database whether it responds: once at a time, however many ask. */
export function readiness({ reader, log }: Pick<AppContext, 'reader' | 'log'>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      await findEpoch(reader);
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      log.warn({ err: error }, 'the server is not ready');
      return false;
    } finally {
      asking = null;
    }
  };
  return () => {
    asking ??= ask();
    return asking;
  };
}
