import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BATCHES, type BatchReport, type Mutated } from './batches.ts';
import { failureLog } from './report.ts';

/** Which files are read. */
export interface BatchesRequest {
  readonly what: Mutated;
  /** The seed of the first one. */
  readonly first: number;
  readonly count: number;
  readonly log: (line: string) => void;
}

const PROGRAM = join(import.meta.dirname, 'batch-process.ts');
/** No more than these are read in this process: others take longer to start. */
const HERE = 2_000;
/** Files of a batch: few, as only the seed of its first one is known when it does not end. */
const BATCH = 20;
/** Even on a busy machine a batch takes a few seconds. */
const LIMIT_MS = 300_000;
const SAME: BatchReport = { read: 0, failures: [] };
const LOG_EVERY_MS = 60_000;

/** Reads mutated files, many of them in processes of their own. Failures are logged as they come. */
export async function runBatches(request: BatchesRequest): Promise<BatchReport> {
  const { what, first, count, log } = request;
  if (count > HERE) return runInProcesses(request);
  const report = await BATCHES[what](first, count);
  failureLog(log)(report.failures);
  return report;
}

/**
 * Reads mutated files in as many processes as there are cores. A process that ends is a failure, and so is a batch that does not end
 * within a time: its process is ended, and the other batches are read.
 */
export async function runInProcesses(request: BatchesRequest, limitMs = LIMIT_MS): Promise<BatchReport> {
  const { what, first, count, log } = request;
  const show = failureLog(log);
  const starts = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => first + index * BATCH);
  const last = first + count;
  let [total, done, loggedAt] = [SAME, 0, performance.now()];
  const work = async (): Promise<void> => {
    let child: ChildProcess | null = null;
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      child ??= started();
      const report = await reportOf(child, { what, first: start, count: Math.min(BATCH, last - start) }, limitMs);
      if (isEnded(child)) child = null;
      show(report.failures);
      total = { read: total.read + report.read, failures: [...total.failures, ...report.failures] };
      done += Math.min(BATCH, last - start);
      if (performance.now() - loggedAt < LOG_EVERY_MS) continue;
      loggedAt = performance.now();
      log(`${done} of ${count} ${what}, ${total.read} read, ${total.failures.length} failures`);
    }
    if (child) await stopped(child);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), starts.length) }, work));
  return total;
}

function started(): ChildProcess {
  return fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
}

function isEnded({ killed, exitCode, signalCode }: ChildProcess): boolean {
  return killed || exitCode !== null || signalCode !== null;
}

async function stopped(child: ChildProcess): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

async function reportOf(child: ChildProcess, task: Omit<BatchesRequest, 'log'>, limitMs: number): Promise<BatchReport> {
  const stop = new AbortController();
  let isTooLong = false;
  const limit = setTimeout(() => {
    isTooLong = child.kill('SIGKILL');
  }, limitMs);
  const ended = once(child, 'exit', stop).then(() => ({
    read: 0,
    failures: [
      `${isTooLong ? `Not done within ${limitMs} ms` : 'The process ended'}: ${task.what} from seed ${task.first} on`,
    ],
  }));
  ended.catch(() => undefined);
  const reported = once(child, 'message', stop).then(([report]: BatchReport[]) => report ?? SAME);
  reported.catch(() => undefined);
  child.send(task);
  const report = await Promise.race([ended, reported]);
  clearTimeout(limit);
  stop.abort();
  return report;
}
