import type { Logger } from 'pino';

/** Logs an error that nobody caught as one JSON line, like all others, and ends the process: its state is not known any more. */
export function logCrashes(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the server crashed');
    process.exit(1);
  });
}
