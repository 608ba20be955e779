import type { BadRecord } from '#domain/csv/read-flights';
import type { Problem } from '#domain/problem';

/** Every way in which a call is turned down. What each becomes in HTTP, only `http/answers.ts` knows. */
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

/** What a refusal may say beside its kind. */
export interface RefusalDetails {
  /** Shown instead of the catalogue's message. */
  readonly message?: string;
  /** For `invalid`: what the pilot must mend. For `badImport`: what is wrong with the file as a whole. */
  readonly problems?: readonly Problem[];
  /** For `badImport`: the records that must be mended. */
  readonly records?: readonly BadRecord[];
  /** For `tooOften` and `busy`: when to try again. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** A "no" on purpose: thrown by what is asked, answered by the routes. */
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

/** Refuses if there is any problem. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal('invalid', { problems });
}
