/** Why LogFly's database is not read, or not to its end. */
export const LOGFLY_PROBLEMS = [
  /** No SQLite database with LogFly's table of flights. */
  'notLogfly',
  /** Damaged, or reading it takes more time or memory than any logbook needs. */
  'badDatabase',
  'tooManyFlights',
] as const;

/** One of {@link LOGFLY_PROBLEMS}. */
export type LogflyProblem = (typeof LOGFLY_PROBLEMS)[number];
