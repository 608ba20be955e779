import type { Logger } from 'pino';
import { DRAIN_TIMEOUT_MS } from './listen.ts';

/**
 * A terminal sends Ctrl+C to npm and to the server, and npm passes its own on: what comes so soon after the first is the
 * same wish, milliseconds.
 */
const ECHO_MS = 1_000;

/**
 * Runs `stop` at the first SIGINT or SIGTERM. A second signal ends the process at once, and so does the end of the time
 * that running calls are given, whatever hangs by then.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let askedAt: number | null = null;
  const onSignal = () => {
    const now = performance.now();
    if (askedAt !== null) {
      if (now - askedAt > ECHO_MS) process.exit(1);
      return;
    }
    askedAt = now;
    setTimeout(() => giveUp(log), DRAIN_TIMEOUT_MS).unref();
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'the server could not stop cleanly');
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

function giveUp(log: Logger): void {
  log.error('the server was told to stop and did not end in time: it is ended');
  process.exit(1);
}
