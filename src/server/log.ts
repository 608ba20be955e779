import { type DestinationStream, type Logger, pino } from 'pino';
import { DatabaseError } from './database-error.ts';
import type { LogLevel } from './settings.ts';

/**
 * The server's log: one JSON object a line. Of an error it keeps name, message and place, never what a database adds
 * about the row. A database that is away stops every call alike: its lines go without places.
 */
export function makeLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

interface ErrorFacts {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: ErrorFacts;
}

function describeError(error: unknown): ErrorFacts | string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const describe = error instanceof DatabaseError ? withoutPlace : withPlace;
  return { ...describe(error), ...(cause instanceof Error ? { cause: describe(cause) } : {}) };
}

function withPlace({ name, message, stack }: Error): ErrorFacts {
  return { name, message, stack };
}

function withoutPlace({ name, message }: Error): ErrorFacts {
  return { name, message };
}
