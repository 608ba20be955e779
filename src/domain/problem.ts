/** What kind of thing a problem is found in. */
export type Subject = 'flight' | 'site' | 'glider' | 'pilot' | 'account' | 'file' | 'place';

/** Every way in which a field can be wrong. */
export type ProblemCode =
  | 'required'
  | 'tooLong'
  | 'badCharacters'
  | 'notWhole'
  | 'noNumber'
  | 'notNumber'
  | 'notDate'
  | 'notTime'
  | 'notCoordinates'
  | 'halfCoordinates'
  | 'nameTaken'
  | 'gone'
  | 'notOneOf'
  | 'tooFar'
  | 'emailTaken'
  | 'notEmail'
  | 'passwordTooShort'
  | 'passwordTooCommon'
  | 'wrongPassword'
  | 'notIgc'
  | 'fileTooLarge'
  | 'notCsv'
  | 'noHeader'
  | 'doubledColumn'
  | 'tooManyCells'
  | 'openQuote'
  | 'tooManyRecords'
  | 'tooManyItems'
  | 'tooManyTracks'
  | 'noFixes'
  | 'notReadable';

/** A coded "no": what must be mended, and in which field. The words for it are the contract's. */
export interface Problem {
  readonly subject: Subject;
  readonly field: string;
  readonly code: ProblemCode;
  /** The limit that was passed, for `tooLong`, `tooFar` and all that are too many. */
  readonly max?: number;
}
