/** The problems of a field. Codes are also stored with refusals of imports: one that is no longer used stays here. */
export const PROBLEM_CODES = [
  'required',
  'tooLong',
  'badCharacters',
  'controlCharacters',
  'notWhole',
  'noNumber',
  'notNumber',
  'notDate',
  'notTime',
  'notCoordinates',
  'halfCoordinates',
  'nameTaken',
  'gone',
  'notOneOf',
  'tooFar',
  'emailTaken',
  'notEmail',
  'passwordTooShort',
  'passwordTooCommon',
  'wrongPassword',
  'notIgc',
  'fileTooLarge',
  'trackTooLarge',
  'notCsv',
  'noHeader',
  'doubledColumn',
  'tooManyCells',
  'openQuote',
  'tooManyRecords',
  'tooManyItems',
  'tooManyTracks',
  'tooManyTexts',
  'tooManyTags',
  'tagTooLong',
  'noFixes',
  'notReadable',
  'noDate',
  'checkTwice',
  'checkWrong',
  'nextBeforeLast',
  'untilBeforeFrom',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A problem of one field, of whatever entity. */
export interface FieldProblem {
  readonly code: ProblemCode;
  /** The limit that was exceeded, for `tooLong`, `tagTooLong`, `tooFar` and every `tooMany…`. */
  readonly max?: number;
  /** The input of the form that has the problem, where a field has several. */
  readonly input?: string;
}
