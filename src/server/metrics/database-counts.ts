import type { Logger } from 'pino';
import { DatabaseError } from '#server/context/database-error';
import type { Db } from '#server/db/schema';
import { countJobs } from '#server/repositories/jobs';
import { countTracks } from '#server/repositories/storage';
import type { DatabaseCounts } from './metrics.ts';

/** The number of tracks is counted at most this often: it takes long where there are millions. */
const COUNT_TRACKS_MS = 300_000;

/** Returns what reads the counts of the database for the metrics; null while the database does not respond. */
export function databaseCounts(
  { reader, log }: { readonly reader: Db; readonly log: Logger },
  now: () => number = () => performance.now(),
): () => Promise<DatabaseCounts | null> {
  let tracks = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    try {
      const jobs = await countJobs(reader);
      if (now() - countedAt >= COUNT_TRACKS_MS) {
        tracks = await countTracks(reader);
        countedAt = now();
      }
      return { jobs, tracks };
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      log.warn({ err: error }, 'the database could not be counted for the metrics');
      return null;
    }
  };
}
