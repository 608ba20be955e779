import { CSV_COLUMNS } from './csv/columns.ts';

/** Every kind of thing that can have a problem, with the fields that a problem can be about. */
export const PROBLEM_FIELDS = {
  flight: [
    'date',
    'time',
    'siteId',
    'gliderId',
    'altitude',
    'airtime',
    'hours',
    'minutes',
    'remarks',
    'igcFileName',
    'flights',
  ],
  site: ['name', 'location', 'coordinates', 'latLngString', 'launchAltitude', 'remarks', 'sites'],
  glider: ['name', 'initialFlightNum', 'initialAirtime', 'hours', 'minutes', 'remarks', 'gliders'],
  pilot: ['userName', 'initialFlightNum', 'initialAirtime', 'hours', 'minutes', 'altitudeUnit', 'distanceUnit'],
  account: ['email', 'password', 'currentPassword', 'nextPassword'],
  file: ['igc', 'csv', ...CSV_COLUMNS],
  place: ['query', 'coordinates', 'dist'],
} as const;

/** The kind of thing that has a problem. */
export type Subject = keyof typeof PROBLEM_FIELDS;

/** A field of a subject. */
export type FieldOf<S extends Subject> = (typeof PROBLEM_FIELDS)[S][number];

/** Names a field. */
export type FieldName = { readonly [S in Subject]: { readonly subject: S; readonly field: FieldOf<S> } }[Subject];

/** What can be wrong with a field. */
export const PROBLEM_CODES = [
  'required',
  'tooLong',
  'badCharacters',
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
  'notCsv',
  'noHeader',
  'doubledColumn',
  'tooManyCells',
  'openQuote',
  'tooManyRecords',
  'tooManyItems',
  'tooManyTracks',
  'noFixes',
  'notReadable',
] as const;

/** One of {@link PROBLEM_CODES}. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What must be corrected, and in which field. The contract has the texts for it. */
export type Problem = FieldName & {
  readonly code: ProblemCode;
  /** The limit that was exceeded, for `tooLong`, `tooFar` and every `tooMany…`. */
  readonly max?: number;
};
