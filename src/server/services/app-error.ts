import type { Rejection } from '#contract/rejections';
import type { InvalidRecord } from '#domain/csv/read-csv-flights';
import type { Problem } from '#domain/problem';

/** Every kind of failure that a service reports. `http/endpoints/responses.ts` alone maps them to HTTP. */
export type AppErrorKind =
  | 'badRequest'
  | 'otherEpoch'
  | 'tooLarge'
  | 'wrongMediaType'
  | 'wrongMethod'
  | 'noSession'
  | 'wrongCredentials'
  | 'wrongToken'
  | 'badLink'
  | 'forbidden'
  | 'unverified'
  | 'wrongCsrf'
  | 'userMismatch'
  | 'notFound'
  | 'changedSince'
  | 'invalid'
  | 'badImport'
  | 'tooOften'
  | 'busy'
  | 'thirdParty';

/** Details of an error besides its kind. */
export interface AppErrorDetails {
  /** Why, where the kind alone does not say it. */
  readonly rejection?: Rejection;
  /** For `invalid`: what the pilot must correct. For `badImport`: what is wrong with the whole file. */
  readonly problems?: readonly Problem[];
  /** For `badImport`: the records that must be corrected. */
  readonly records?: readonly InvalidRecord[];
  /** For `tooOften` and `busy`: when to try again. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** An expected failure: thrown by services, turned into a response by the routes. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly details: AppErrorDetails;

  constructor(kind: AppErrorKind, details: AppErrorDetails = {}) {
    super(kind, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.details = details;
  }
}

/** Throws `invalid` if there are any problems. */
export function rejectProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new AppError('invalid', { problems });
}
