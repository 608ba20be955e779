/** The kind of thing that has a problem. */
export type Subject = 'flight' | 'site' | 'glider' | 'pilot' | 'account' | 'file' | 'place';

/** What can be wrong with a field. */
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

/** What must be corrected, and in which field. The contract has the texts for it. */
export interface Problem {
  readonly subject: Subject;
  readonly field: string;
  readonly code: ProblemCode;
  /** The limit that was exceeded, for `tooLong`, `tooFar` and every `tooMany…`. */
  readonly max?: number;
}
