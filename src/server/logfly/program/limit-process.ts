import { Worker } from 'node:worker_threads';

/** The limits of a process. */
export interface ProcessLimits {
  readonly memoryMb: number;
  readonly timeoutMs: number;
}

/** Runs beside the work, which may be one call into SQLite that never returns. */
const WATCH = `
  const { memoryMb, timeoutMs } = require('node:worker_threads').workerData;
  const endsAt = Date.now() + timeoutMs;
  setInterval(() => {
    if (Date.now() > endsAt || process.memoryUsage.rss() > memoryMb * 2 ** 20) process.kill(process.pid, 'SIGKILL');
  }, 20);
`;

/** Kills this process once it exceeds its limits, also when the server that has started it is gone. */
export function limitProcess(limits: ProcessLimits): void {
  new Worker(WATCH, { eval: true, workerData: limits }).unref();
}
