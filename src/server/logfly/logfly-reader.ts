import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createFairQueue, QueueFullError } from '#server/threads/fair-queue';
import { type ProgramSettings, runProgram } from './run-program.ts';
import { databaseIn, finishReading, newReadingFolder, removeFolder, resultIn, writeFailure } from './upload-folder.ts';

/** Reads uploaded databases of LogFly, each in a process of its own. */
export interface LogflyReader {
  /** Starts reading an upload, by its folder; not again while it is read. The folder has the outcome. */
  readonly start: (upload: string, pilotId: number) => void;
  /** Ends the reading of an upload, by force. */
  readonly stop: (upload: string) => Promise<void>;
  /** Ends all readings likewise. */
  readonly close: () => Promise<void>;
}

/** One process of each pilot, two of all: the others wait. */
const QUEUE = { running: 2, waitingOfOwner: 1, waiting: 100 };
const LIMITS = { memoryMb: 512, timeoutMs: 60_000 };

interface RunningReading {
  readonly stopping: AbortController;
  /** Settles when its process has ended; at once while it waits for its turn. */
  readonly ended: () => Promise<void>;
}

/** What reading takes. */
interface ReadingWork {
  readonly log: Logger;
  readonly settings: ProgramSettings;
}

/** Creates a reader. It runs `entry`, by default the program beside the server. */
export function createLogflyReader(
  { log }: { readonly log: Logger },
  { entry = programModule(), ...limits }: Partial<ProgramSettings> = {},
): LogflyReader {
  const work: ReadingWork = { log, settings: { ...LIMITS, ...limits, entry } };
  const queue = createFairQueue(QUEUE);
  const readings = new Map<string, RunningReading>();

  const stop = async (upload: string): Promise<void> => {
    const reading = readings.get(upload);
    reading?.stopping.abort();
    await reading?.ended();
  };

  return {
    start: (upload, pilotId) => {
      if (readings.has(upload)) return;
      const stopping = new AbortController();
      let running = Promise.resolve();
      const runInTurn = () => {
        running = read(work, upload, stopping.signal).catch((error: unknown) =>
          log.error({ err: error }, 'an upload of LogFly failed'),
        );
        return running;
      };
      readings.set(upload, { stopping, ended: () => running });
      queue
        .run(pilotId, runInTurn)
        .catch(ignoreFullQueue)
        .finally(() => readings.delete(upload));
    },
    stop,
    close: async () => {
      await Promise.all([...readings.keys()].map(stop));
    },
  };
}

async function read({ log, settings }: ReadingWork, upload: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const folder = await newReadingFolder(upload, randomUUID());
  const end = await runProgram(settings, { database: databaseIn(upload), folder, signal });
  if (end.state === 'stopped') return removeFolder(folder);
  const reason = end.state === 'failed' ? end.reason : await problemOfResult(folder);
  if (reason !== null) {
    log.warn({ reason }, 'a database of LogFly could not be read');
    await writeFailure(folder, 'badDatabase');
  }
  await finishReading(upload, folder);
}

/** The pilot asks again. */
function ignoreFullQueue(error: unknown): void {
  if (!(error instanceof QueueFullError)) throw error;
}

/** Returns the program: its source in development, otherwise the built one, which lies beside all others. */
function programModule(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './program/read-logfly.ts' : './read-logfly.js', import.meta.url);
}

/** Whatever the program was made to do by a file: what it has found is checked like anything else from outside. */
async function problemOfResult(folder: string): Promise<string | null> {
  try {
    await resultIn(folder);
    return null;
  } catch (error) {
    return `ended without a result: ${String(error)}`;
  }
}
