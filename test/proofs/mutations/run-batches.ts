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
const BATCH = 2_000;
const SAME: BatchReport = { read: 0, failures: [] };
const LOG_EVERY_MS = 60_000;

/** Reads mutated files, many of them in as many processes as there are cores; a process that ends is a failure. Failures are logged as they come. */
export async function runBatches(request: BatchesRequest): Promise<BatchReport> {
  const { what, first, count, log } = request;
  const show = failureLog(log);
  if (count <= BATCH) {
    const report = await BATCHES[what](first, count);
    show(report.failures);
    return report;
  }
  const starts = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => first + index * BATCH);
  const last = first + count;
  let [total, done, loggedAt] = [SAME, 0, performance.now()];
  const work = async (): Promise<void> => {
    let child = started();
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const report = await reportOf(child, { what, first: start, count: Math.min(BATCH, last - start) });
      if (child.exitCode !== null || child.signalCode !== null) child = started();
      show(report.failures);
      total = { read: total.read + report.read, failures: [...total.failures, ...report.failures] };
      done += Math.min(BATCH, last - start);
      if (performance.now() - loggedAt < LOG_EVERY_MS) continue;
      loggedAt = performance.now();
      log(`${done} of ${count} ${what}, ${total.read} read, ${total.failures.length} failures`);
    }
    child.disconnect();
    await once(child, 'exit');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}

function started(): ChildProcess {
  return fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
}

async function reportOf(child: ChildProcess, task: Omit<BatchesRequest, 'log'>): Promise<BatchReport> {
  const stop = new AbortController();
  const ended = once(child, 'exit', stop).then(() => ({
    read: 0,
    failures: [`The process ended with ${task.what} from seed ${task.first} on`],
  }));
  ended.catch(() => undefined);
  const reported = once(child, 'message', stop).then(([report]: BatchReport[]) => report ?? SAME);
  reported.catch(() => undefined);
  child.send(task);
  const report = await Promise.race([ended, reported]);
  stop.abort();
  return report;
}
