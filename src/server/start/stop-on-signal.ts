import type { Logger } from 'pino';
import { DRAIN_TIMEOUT_MS } from './listen.ts';

/** A second signal within this time is the same one, as from a program that forwards its own, milliseconds. */
const ECHO_MS = 1_000;

/**
 * Runs `stop` at the first SIGINT or SIGTERM. Ends the process at a second signal, or when the time for running calls is
 * over. A terminal sends Ctrl+C to npm and to the server, and npm forwards its own, on a busy machine seconds later: under npm
 * the second signal is that one whenever it comes, and the third ends the process.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let signalledAt: number | null = null;
  let isEchoAwaited = process.env.npm_lifecycle_event !== undefined;
  const onSignal = () => {
    const now = performance.now();
    if (signalledAt !== null) {
      if (now - signalledAt > ECHO_MS && !isEchoAwaited) process.exit(1);
      isEchoAwaited = false;
      return;
    }
    signalledAt = now;
    setTimeout(() => endProcess(log), DRAIN_TIMEOUT_MS).unref();
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'the server could not stop cleanly');
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

function endProcess(log: Logger): void {
  log.error('the server was signalled to stop and did not end in time: it is ended');
  process.exit(1);
}
