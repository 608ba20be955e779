import type { BadRecord } from '#domain/csv/read-flights';
import type { Problem } from '#domain/problem';

/** Every kind of failure that a service reports. `http/answers.ts` alone maps them to HTTP. */
export type RefusalKind =
  | 'badRequest'
  | 'otherEpoch'
  | 'tooLarge'
  | 'wrongMediaType'
  | 'wrongMethod'
  | 'noSession'
  | 'wrongCredentials'
  | 'badLink'
  | 'unverified'
  | 'wrongCsrf'
  | 'userMismatch'
  | 'notFound'
  | 'invalid'
  | 'badImport'
  | 'tooOften'
  | 'busy'
  | 'thirdParty';

/** Details of an error beside its kind. */
export interface RefusalDetails {
  /** Shown instead of the catalogue's message. */
  readonly message?: string;
  /** For `invalid`: what the pilot must correct. For `badImport`: what is wrong with the whole file. */
  readonly problems?: readonly Problem[];
  /** For `badImport`: the records that must be corrected. */
  readonly records?: readonly BadRecord[];
  /** For `tooOften` and `busy`: when to try again. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** An expected failure: thrown by services, turned into a response by the routes. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly details: RefusalDetails;

  constructor(kind: RefusalKind, details: RefusalDetails = {}) {
    super(kind, { cause: details.cause });
    this.name = 'Refusal';
    this.kind = kind;
    this.details = details;
  }
}

/** Throws `invalid` if there are any problems. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal('invalid', { problems });
}
