import type { LocalDate } from '../../local-date.ts';
import type { Minutes } from '../../units.ts';
import type { FoundFlight } from '../found-flight.ts';

/** A flight in a row of a table. */
export interface RowFlight extends Omit<FoundFlight, 'key' | 'source' | 'track'> {
  /** Number of the row as the file counts, from 1. */
  readonly row: number;
  /**
   * Unix seconds of the launch when the table has its UTC time but not the local one, which the time zone of its place tells; else
   * null. Then `date` is that of UTC, and `time` null.
   */
  readonly launchTime: number | null;
}

/** Why a row of a table is not read. */
export const ROW_PROBLEMS = [
  'noDate',
  /** No day of the calendar in the order chosen. */
  'badDate',
  'badTime',
  'badOffset',
  'badDuration',
  /** More than a day. */
  'tooLongDuration',
  /** More than half a day: the landing is before the launch. */
  'landingBeforeLaunch',
  'badAltitude',
  'badCoordinates',
  /** No number of flights. */
  'badCount',
  /** The row stands for no flight. */
  'zeroFlights',
  /** The row stands for so many that the pilot has to say what they are. */
  'manyFlights',
  /** A name or remarks longer than a flight can have. */
  'tooLong',
  'tooManyTags',
  'tagTooLong',
  /** A tag with a line break or another control character. */
  'badTags',
] as const;
/** One of {@link ROW_PROBLEMS}. */
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A row that is not read, by the first of its cells that cannot be. */
export interface RefusedRow {
  /** Number of the row as the file counts, from 1. */
  readonly row: number;
  /** Header of the column; empty without one. */
  readonly column: string;
  /** The cell. */
  readonly value: string;
  readonly problem: RowProblem;
}

/** A row that is ground handling. */
export interface RowHandling {
  /** Number of the row as the file counts, from 1. */
  readonly row: number;
  readonly date: LocalDate;
  readonly duration: Minutes;
  readonly gliderName: string;
  readonly remarks: string;
}

/** The rows of a table, each in one of five: read, ground handling, refused, flights before this logbook, or left out as empty or of another activity. */
export interface RowsReading {
  readonly flights: readonly RowFlight[];
  readonly handlings: readonly RowHandling[];
  readonly refused: readonly RefusedRow[];
  readonly leftOut: number;
  /** Rows that stand for flights before this logbook. */
  readonly before: readonly FlightsBefore[];
}

/** A number of flights before this logbook, as the pilot's profile has them. */
export interface FlightsBefore {
  readonly flights: number;
  readonly airtime: Minutes;
}
