import type { ErrorType } from '#contract/errors';
import { PRODUCT_NAME } from '#contract/product';
import { FLIGHTS } from './flights.ts';
import { AIRTIME, DATES, NUMBERS, plural, UNITS } from './formats.ts';

/** The terms of a logbook, as headings and labels show them. */
export const TERMS = {
  flight: 'Flight',
  flights: 'Flights',
  site: 'Site',
  sites: 'Sites',
  noSite: 'No site',
  glider: 'Glider',
  gliders: 'Gliders',
  noGlider: 'No glider',
  pilot: 'Pilot',
  statistics: 'Statistics',
  track: 'Track',
  name: 'Name',
  requiredName: 'Name*',
  date: 'Date',
  requiredDate: 'Date*',
  time: 'Time',
  timeZone: 'Time zone',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  airtime: 'Airtime',
  altitude: 'Altitude',
  maxAltitude: 'Max altitude',
  launchAltitude: 'Launch altitude',
  barogram: 'Barogram',
  xc: 'XC',
  address: 'Address',
  location: 'Location',
  coordinates: 'Coordinates',
  elevation: 'Elevation',
  remarks: 'Remarks',
  tags: 'Tags',
  unit: 'Unit',
  units: 'Units',
  altitudeUnit: 'Altitude unit',
  distanceUnit: 'Distance unit',
  email: 'Email',
  password: 'Password',
};

/** Cross-country flights: leagues, and what a flight is scored as. */
export const XC = {
  homeLeague: 'Home league',
  leagues: { xcontest: 'XContest', ffvl: 'FFVL (CFD)', fai: 'FAI', leonardo: 'Leonardo', worldXc: 'World XC' },
  types: {
    freeFlight: 'Free flight',
    freeTriangle: 'Free triangle',
    faiTriangle: 'FAI triangle',
    closedFreeTriangle: 'Closed free triangle',
    closedFaiTriangle: 'Closed FAI triangle',
  },
};

/** Captions of buttons and links that several pages have. */
const ACTIONS = {
  add: 'Add',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  deleting: 'Deleting...',
  discard: 'Discard',
  dismiss: 'Dismiss',
  edit: 'Edit',
  import: 'Import',
  leave: 'Leave',
  logIn: 'Log In',
  logOut: 'Log Out',
  reload: 'Reload',
  remove: (name: string): string => `Remove ${name}`,
  save: 'Save',
  saveAsNew: 'Save as new',
  saving: 'Saving...',
  sending: 'Sending ...',
  signUp: 'Sign Up',
  tryAgain: 'Try Again',
  trying: 'Trying ...',
  view: 'View',
};

/** Messages of the error types (`docs/behaviour.md`, 'Errors'). */
const ERROR_MESSAGES = {
  ajaxNetworkError: 'Server is not responding, please, check your Internet connection.',
  authenticationError: 'Email or password is incorrect.',
  badRequest: "Sorry, couldn't answer to your request.",
  DBReadError: "Sorry, couldn't load the data.",
  DBWriteError: "Sorry, couldn't save the data, try again later.",
  invalidAuthToken: 'Verification token is invalid or expired.',
  invalidCsrfToken: 'Invalid csrf token.',
  fileImportError: "Couldn't import your file. Please, check file format.",
  needEmailVerification: 'You need to verify your email before performing this operation.',
  recordNotFound: 'There is no such record in the database.',
  thirdPartyError: 'There is a problem with third party service.',
  unsupportedBrowserVersion: 'You need to upgrade your browser in order to use this feature.',
  userMismatch:
    'You have logged in as a different user (probably in another tab). You need to reload this page. All unsaved data will be lost.',
  validationError: 'Validation failed.',
} satisfies Record<ErrorType, string>;

/** Messages of all errors; `other` is for a type that is not in the catalogue. */
export const ERRORS = { ...ERROR_MESSAGES, other: 'Error occurred.' };

/** Forms and lists of items. */
const FORMS = {
  hours: (label: string): string => `${label}, hours`,
  minutes: (label: string): string => `${label}, minutes`,
  restored: 'Restored what you had typed.',
  leaveQuestion: 'Leave without saving your changes?',
  openAgain:
    'This form was opened before the logbook was restored from a backup, so that it may mean another record by now. Please open the record again.',
  unreadableFile: (name: string): string => `Couldn't read file ${name}`,
  saved: 'Saved',
  savedHere: 'Saved on this device',
  savedWith: (others: number): string => `Saved, and ${others} more of the same file`,
};

/** The frame around every page. */
export const FRAME = {
  breadcrumb: 'Breadcrumb',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  demo: 'Demo',
  demoEnding: 'gone any moment',
  demoEndsInMinutes: (minutes: number): string => `gone in ${minutes} min`,
  demoEndsInHours: (hours: number): string => `gone in ${hours} h`,
  logOutFailed: 'Server error. Could not log out.',
  mainNavigation: 'Main',
  menu: 'Menu',
  stats: 'Stats',
  /** While the server does not answer: `No connection · as of 14:05`. */
  noConnection: (asOf: string): string => `No connection · as of ${asOf}`,
  notSent: (count: number): string => plural(count, '1 change not sent yet', `${count} changes not sent yet`),
  needsYou: (count: number): string => plural(count, '1 change needs you', `${count} changes need you`),
  /** Beside an item. */
  itemNotSent: 'Not sent yet',
  itemNeedsYou: 'Needs you',
  notFound: 'Oops! Page not found',
  /** Heads a screen that has nothing but the message of an error. */
  notOpened: 'This page did not open',
  newVersion: 'A new version is there.',
  nothingHere: 'There is nothing at this address.',
  /** Why the server rejects a call from a page that was opened under another address. */
  isAtAddress: (address: string): string => `This ${PRODUCT_NAME} is at ${address} – please, open it there.`,
  skip: 'Skip to content',
  verification: 'Verification',
  verifyEmail: 'Verify your email.',
  verificationWasSent: (email: string): string => `We sent a link to ${email}.`,
  verificationSent: (email: string): string => `Verification link was sent to ${email}`,
  sendAgain: 'Send email again',
};

/**
 * The texts of the frame, of the flight list's first rows, and of what several pages share. Those of other pages are in the files
 * beside this one, and are loaded with those pages.
 */
export const ENGLISH = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  forms: FORMS,
  frame: FRAME,
  numbers: NUMBERS,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
