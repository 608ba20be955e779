import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BATCHES, type BatchReport, type Mutated } from './batches.ts';

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

/** Reads mutated files, many of them in as many processes as there are cores; a process that ends is a failure. */
export async function runBatches(request: BatchesRequest): Promise<BatchReport> {
  const { what, first, count, log } = request;
  if (count <= BATCH) return BATCHES[what](first, count);
  const starts = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => first + index * BATCH);
  const last = first + count;
  let [total, done] = [SAME, 0];
  const work = async (): Promise<void> => {
    let child = started();
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const report = await reportOf(child, { what, first: start, count: Math.min(BATCH, last - start) });
      if (child.exitCode !== null || child.signalCode !== null) child = started();
      total = { read: total.read + report.read, failures: [...total.failures, ...report.failures] };
      done += Math.min(BATCH, last - start);
      if (done % (25 * BATCH) === 0)
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
