import type { ReadProblem } from '#domain/import/read-problem';

/** Thrown where a file cannot be read, with the reason that is shown to the pilot. */
export class ReadError extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem, options?: ErrorOptions) {
    super(`Not read: ${problem}`, options);
    this.name = 'ReadError';
    this.problem = problem;
  }
}
