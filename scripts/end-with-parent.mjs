import { isMainThread } from 'node:worker_threads';

const INTERVAL_MS = 250;

/**
 * Sends this process a SIGTERM when its parent process is gone: a parent that is killed forwards no signal, and its
 * children would keep running with their ports and files.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  // A thread that does nothing else keeps running for it.
  if (isMainThread) timer.unref();
}
