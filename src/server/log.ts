import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

/**
 * The server's log: one JSON object a line. Of an error it keeps name, message and place, never what a database adds
 * about the row.
 */
export function makeLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

interface ErrorFacts {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause?: ErrorFacts;
}

function describeError(error: unknown): ErrorFacts | string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error ? { cause: describeCause(cause) } : {}) };
}

function describeCause({ name, message, stack }: Error): ErrorFacts {
  return { name, message, stack };
}
