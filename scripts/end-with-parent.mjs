const INTERVAL_MS = 250;

/**
 * Ends this process, by a SIGTERM to itself, when the process that started it is gone: one that was killed passes no
 * signal on, and its children would live on with their port and their files.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
