import type { AppContext, Configured } from '../context/app-context.ts';
import { removeOldUploads, uploadsFolder } from '../logfly/upload-folder.ts';

const INTERVAL_MS = 10 * 60_000;
const UPLOAD_LIFE_MS = 60 * 60_000;

/**
 * Removes uploads that were left, now and regularly: on each server by itself, as they lie on its disk, and by the clock of their
 * files. Returns a function that stops it.
 */
export function startUploadCleanUp({
  configuration,
  log,
}: Pick<AppContext, 'log'> & Configured<'dataFolder'>): () => void {
  const cleanUp = (): void => {
    removeOldUploads(uploadsFolder(configuration), Date.now() - UPLOAD_LIFE_MS).catch((error: unknown) =>
      log.error({ err: error }, 'old uploads could not be removed'),
    );
  };
  cleanUp();
  const timer = setInterval(cleanUp, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
