/** Why the database failed, where the statement is not at fault. */
export type DatabaseProblem = 'unavailable' | 'diskFull' | 'readOnly' | 'damaged';

const MESSAGES: Readonly<Record<DatabaseProblem, string>> = {
  unavailable: 'The database is not available',
  diskFull: 'The disk of the database is full',
  readOnly: 'The database is read-only',
  damaged: 'The database is damaged',
};

/** The database could not execute a correct statement: it is unavailable, locked, read-only or damaged, or its disk is full. */
export class DatabaseError extends Error {
  readonly problem: DatabaseProblem;

  constructor(problem: DatabaseProblem, cause: unknown) {
    super(MESSAGES[problem], { cause });
    this.name = 'DatabaseError';
    this.problem = problem;
  }
}
