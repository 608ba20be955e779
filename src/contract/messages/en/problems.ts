import type { FieldOf, Problem, Subject } from '#domain/problem';
import { MIN_PASSWORD } from '#domain/text';
import { TERMS } from './every-page.ts';

/** Fields that need a name of their own: those without a term. A column of a file is named as in the file. */
type Unnamed<S extends Subject> = S extends 'file' ? 'igc' | 'csv' : Exclude<FieldOf<S>, keyof typeof TERMS>;
type FieldNames = {
  readonly [S in Subject]: Readonly<Record<Unnamed<S>, string> & Partial<Record<FieldOf<S>, string>>>;
};

/** Display names of fields in messages where they differ from the term; labels of the forms, so that pilots find the field: see `docs/decisions/038-one-catalogue-of-messages.md`. */
const FIELD_NAMES: FieldNames = {
  flight: {
    hours: 'Airtime',
    minutes: 'Airtime',
    siteId: 'Site',
    gliderId: 'Glider',
    igcFileName: 'File name',
    /** Behind a number: `Your logbook holds at most 20000 flights`. */
    flights: 'flights',
  },
  site: {
    name: 'Site name',
    lat: 'Latitude',
    lng: 'Longitude',
    latLngString: 'Coordinates',
    launchAltitude: 'Launch Altitude',
    sites: 'sites',
  },
  glider: {
    name: 'Glider name',
    initialFlightNum: 'Initial number of flights',
    initialAirtime: 'Initial airtime',
    hours: 'Initial airtime',
    minutes: 'Initial airtime',
    checkedOn: 'Last check',
    checkMonths: 'Months to the next check',
    checkHours: 'Hours to the next check',
    checkFlights: 'Flights to the next check',
    serialNumber: 'Serial number',
    inUseFrom: 'In use from',
    inUseUntil: 'In use until',
    handlingFactor: 'Ground handling towards the hours of the check',
    gliders: 'gliders',
  },
  gear: {
    name: 'Name of the gear',
    kind: 'Kind',
    serialNumber: 'Serial number',
    inUseFrom: 'In use from',
    inUseUntil: 'In use until',
    gliderIds: 'Glider',
    checks: 'Checks',
    /** Behind a number. */
    gear: 'pieces of gear',
  },
  handling: {
    duration: 'Duration',
    hours: 'Duration',
    minutes: 'Duration',
    gliderId: 'Glider',
    handlings: 'entries of ground handling',
  },
  pilot: {
    userName: 'Pilot name',
    initialFlightNum: 'Initial number of flights',
    initialAirtime: 'Initial airtime',
    hours: 'Initial airtime',
    minutes: 'Initial airtime',
    homeLeague: 'Home league',
    /** Behind a number, too: `Your logbook holds at most 10 currency rules`. */
    currencyRules: 'currency rules',
    language: 'Language',
    checkEmails: 'Emails about checks',
  },
  account: {
    currentPassword: 'Current password',
    nextPassword: 'New password',
  },
  file: { igc: 'File', csv: 'File' },
  place: { query: 'Address', dist: 'Distance' },
};

/**
 * Message template for each code, as in `docs/behaviour.md`; `%field` and `%max` are placeholders. The field is a name as above or a term,
 * of any gender: a translation quotes it. In `tooManyItems` it is the plural of what is counted, in `doubledColumn` the header of a column,
 * in `nameTaken` a name of {@link SUBJECT_NAMES}.
 */
const TEMPLATES: Readonly<Record<Problem['code'], string>> = {
  required: '%field cannot be empty',
  tooLong: '%field exceeds maximum field length %max characters',
  badCharacters: '%field contains characters that cannot be saved',
  controlCharacters: '%field contains invisible control characters: remove them, or type the text anew',
  noNumber: '%field must be a number',
  notWhole: '%field must be round number, greater than 0',
  notNumber: '%field must be number greater than 0',
  notDate: 'Date must be in yyyy-mm-dd format',
  notTime: 'Time must be in hh:mm format',
  notCoordinates: 'Coordinates must be in Decimal Degrees format, like 38.8897°, -77.0089° or 45.455678 56.452332',
  halfCoordinates: 'Require either both latitude and longitude or neither',
  nameTaken: '%field with this name already exists',
  gone: '%field you chose does no longer exist',
  notOneOf: '%field is not one of the choices',
  tooFar: '%field must be at most %max',
  emailTaken: 'User with this email already exists',
  notEmail: 'You provided not valid email',
  passwordTooShort: `Password must be at least ${MIN_PASSWORD} characters`,
  passwordTooCommon: 'This password is too common',
  wrongPassword: '%field is incorrect',
  notIgc: 'File must be .igc format.',
  fileTooLarge: 'File must be less than 2MB',
  trackTooLarge: 'Track must be less than 8MB',
  notCsv: 'File must be .csv format.',
  noHeader: 'File must begin with a header row that names a date column',
  doubledColumn: 'Column %field stands more than once in the header row',
  tooManyCells: 'The record has more cells than the header row',
  openQuote: 'A quote is opened and never closed',
  tooManyRecords: 'File must have at most %max records',
  tooManyItems: 'Your logbook holds at most %max %field',
  tooManyTags: 'A flight has at most %max tags',
  tagTooLong: 'A tag has at most %max characters',
  tooManyTracks: 'Your tracks take up at most %max MB, including those of deleted flights while that can be undone',
  tooManyTexts: 'The remarks and other texts of your logbook take up at most %max MB',
  noFixes: 'No flight records in IGC file.',
  notReadable: "Couldn't parse your IGC file.",
  noDate: 'The IGC file does not say its day.',
  checkTwice: 'Two checks of this gear are the same: give one of them another name, or remove it',
  checkWrong: 'Correct what is marked in the checks',
  nextBeforeLast: 'The next check must be after the last one',
  untilBeforeFrom: 'The last day in use cannot be before the first',
};

/** Beginning of the sentence about a name that is taken: 'Site with this name already exists'. It can have an article. */
const SUBJECT_NAMES: Readonly<Partial<Record<Subject, string>>> = { site: 'Site', glider: 'Glider', gear: 'Gear' };

/** Names by field, for those without one in {@link FIELD_NAMES}. */
const TERM_NAMES: Readonly<Record<string, string>> = TERMS;

/** Messages for problems with fields (`docs/behaviour.md`, 'Forms'). */
export const PROBLEMS = {
  terms: TERM_NAMES,
  fieldNames: FIELD_NAMES,
  subjectNames: SUBJECT_NAMES,
  templates: TEMPLATES,
};
