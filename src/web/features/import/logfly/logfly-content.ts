import type { ReadFlight } from '../parse/readings.ts';
import type { RefusedFile } from '../review/review.ts';

/** What was found in a database of LogFly. */
export interface LogflyContent {
  readonly flights: readonly ReadFlight[];
  /** The database itself when it is not read to its end, and single tracks and flights. */
  readonly refused: readonly RefusedFile[];
}

/** What is done with a database, how far it is, and whether the connection is lost. */
export interface DatabaseProgress {
  readonly path: string;
  readonly step: 'sending' | 'reading';
  /** Bytes while it is sent, flights while it is read. */
  readonly done: number;
  readonly all: number;
  readonly isWaiting: boolean;
}
