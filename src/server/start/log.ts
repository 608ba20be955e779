import { type DestinationStream, type Logger, pino } from 'pino';
import { DatabaseError } from '#server/db/database-error';
import type { LogLevel } from '../configuration/settings.ts';

/**
 * Returns the server's log: one JSON object a line. Errors are logged with name, message and stack, never with a
 * database's details of the row. Without a stack if the database is unavailable: then every call fails alike.
 */
export function makeLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

interface LoggedError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: LoggedError;
}

function describeError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const describe = error instanceof DatabaseError ? withoutStack : withStack;
  return { ...describe(error), ...(cause instanceof Error ? { cause: describe(cause) } : {}) };
}

function withStack({ name, message, stack }: Error): LoggedError {
  return { name, message, stack };
}

function withoutStack({ name, message }: Error): LoggedError {
  return { name, message };
}

/** Logs an error that nobody caught as one JSON line, like all others, and ends the process: its state is not known any more. */
export function logCrashes(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the server crashed');
    process.exit(1);
  });
}
