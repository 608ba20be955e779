import type { ErrorType } from '#contract/errors';
import { PRODUCT_NAME } from '#contract/product';
import type { Isolated } from '#domain/isolated';
import { FLIGHTS } from './flights.ts';
import { AIRTIME, DATES, NUMBERS, plural, UNITS } from './formats.ts';

/** The terms of a logbook, as headings, labels and heads of columns show them; also in messages about fields, there quoted. */
export const TERMS = {
  /** Title of a flight's page while it loads. */
  flight: 'Flight',
  flights: 'Flights',
  site: 'Site',
  sites: 'Sites',
  /** In a select, and where a flight has none. */
  noSite: 'No site',
  glider: 'Glider',
  gliders: 'Gliders',
  /** In a select, and where a flight has none. */
  noGlider: 'No glider',
  /** Title of the page with the pilot's totals, gear, settings and account. */
  pilot: 'Pilot',
  /** Title of the page; the bars have {@link FRAME}`.navigation.stats`. */
  statistics: 'Statistics',
  /** The recorded track of a flight. */
  track: 'Track',
  name: 'Name',
  requiredName: 'Name*',
  date: 'Date',
  requiredDate: 'Date*',
  /** The time of day at which a flight began; never a duration. */
  time: 'Time',
  timeZone: 'Time zone',
  // Labels of selects, and heads of columns.
  /** Also the head of a narrow column: ≤ 6 letters. */
  year: 'Year',
  month: 'Month',
  day: 'Day',
  /** How long a flight, or several, lasted: a label beside or above the value. */
  airtime: 'Airtime',
  /** The same as the head of a narrow column: ≤ 8 letters. */
  airtimeHead: 'Airtime',
  /** Above the sea: of a site, the highest of a flight, that at a moment. Head of a narrow column: ≤ 9 letters. */
  altitude: 'Altitude',
  maxAltitude: 'Max altitude',
  /** Of a site: the altitude of its takeoff. */
  launchAltitude: 'Launch altitude',
  /** Head of the column with a small curve of altitude over time. */
  barogram: 'Barogram',
  /** Head of a narrow column: the scored cross-country distance. ≤ 8 letters. */
  xc: 'XC',
  address: 'Address',
  /** Of a site, in words: village, region, country. */
  location: 'Location',
  coordinates: 'Coordinates',
  /** Of the ground at a place. */
  elevation: 'Elevation',
  remarks: 'Remarks',
  tags: 'Tags',
  /** Label of a select beside an altitude. */
  unit: 'Unit',
  units: 'Units',
  altitudeUnit: 'Altitude unit',
  distanceUnit: 'Distance unit',
  email: 'Email',
  password: 'Password',
};

/** Cross-country flights: leagues, and what a flight is scored as. Names of leagues stay as they are. */
export const XC = {
  homeLeague: 'Home league',
  leagues: { xcontest: 'XContest', ffvl: 'FFVL (CFD)', fai: 'FAI', leonardo: 'Leonardo', worldXc: 'World XC' },
  types: {
    /** Scored as a free distance over turnpoints; not the sport of free flying. */
    freeFlight: 'Free flight',
    /** A flat triangle: its legs may have any lengths, unlike those of an FAI triangle. */
    freeTriangle: 'Free triangle',
    faiTriangle: 'FAI triangle',
    closedFreeTriangle: 'Closed free triangle',
    closedFaiTriangle: 'Closed FAI triangle',
  },
};

/** Captions of buttons and links that several pages have: all are verbs. */
const ACTIONS = {
  /** Top bar of a list: adds a flight, a site or a glider. ≤ 14 letters. */
  add: 'Add',
  /** Top bar: to the page before. ≤ 14 letters. */
  back: 'Back',
  /** Top bar, and dialogs: leaves without doing anything; never the word for Undo. ≤ 14 letters. */
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  deleting: 'Deleting...',
  /** Throws away what was typed and not saved. */
  discard: 'Discard',
  /** Closes a notice; only for screen readers. */
  dismiss: 'Dismiss',
  /** Top bar: opens the form of what is shown. ≤ 14 letters. */
  edit: 'Edit',
  /** Top bar: leads to the import page, whose title is in import.ts. ≤ 14 letters. */
  import: 'Import',
  /** Confirms the question whether to leave a page without saving. */
  leave: 'Leave',
  /** Button and link; the page's title is in account.ts. */
  logIn: 'Log In',
  logOut: 'Log Out',
  reload: 'Reload',
  /** Takes a tag, a filter or a chosen file away; its name is quoted or behind the verb. */
  remove: (name: Isolated): string => `Remove ${name}`,
  /** Top bar, and forms: ≤ 14 letters. */
  save: 'Save',
  /** Where what is saved was deleted meanwhile. */
  saveAsNew: 'Save as new',
  /** In place of Save: ≤ 15 letters. */
  saving: 'Saving...',
  sending: 'Sending ...',
  /** Button and link; the page's title is in account.ts. */
  signUp: 'Sign Up',
  tryAgain: 'Try Again',
  trying: 'Trying ...',
  /** Link behind `Saved · `: to what was saved. */
  view: 'View',
};

/** Messages of the error types (`docs/behaviour.md`, 'Errors'): the English is fixed; a translation says the same in fewer words. */
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

/** The frame around every page. */
export const FRAME = {
  breadcrumb: 'Breadcrumb',
  darkTheme: 'Dark theme',
  /** Name of the menu of languages, and of the pilot's field. */
  language: 'Language',
  languageStays: 'Language not changed: the server isn’t responding.',
  lightTheme: 'Light theme',
  /** Bar above every page of a logbook to look around in; behind it stands when it goes. */
  demo: 'Demo',
  // Behind `Demo`: when that logbook is deleted.
  demoEnding: 'gone any moment',
  demoEndsInMinutes: (minutes: number): string => `gone in ${minutes} min`,
  demoEndsInHours: (hours: number): string => `gone in ${hours} h`,
  logOutFailed: 'Server error. Could not log out.',
  /** Name of the navigation for screen readers. */
  mainNavigation: 'Main',
  /** Name of the button and of what it opens, on a phone. */
  menu: 'Menu',
  /** The header and the bar at the bottom of a phone: one word of ≤ 12 narrow letters each. */
  navigation: { flights: 'Flights', sites: 'Sites', gliders: 'Gliders', stats: 'Stats', pilot: 'Pilot' },
  /** While the server does not answer: `No connection · as of 14:05`. */
  noConnection: (asOf: string): string => `No connection · as of ${asOf}`,
  /** While the server answers, and changes cannot be saved: in the same place. */
  cannotSave: 'Cannot save at the moment',
  /** In a form, where a change can be neither stored on the device nor sent. */
  deviceFull:
    'The storage of this device is full, and there is no connection. Make room (for example, keep fewer tracks on this device: see the Pilot page), then save again.',
  /** Another pilot has logged in, while the logbook and its changes are stored on this device. */
  otherPilot:
    'You have logged in as a different user (probably in another tab). Reload this page. Pending changes stay on this device.',
  /** In place of a part of a page that the server has not sent. */
  onceConnected: 'You need a connection to see this.',
  notSent: (count: number): string => plural(count, '1 change not sent yet', `${count} changes not sent yet`),
  /** So many changes need a decision of the pilot. */
  needsYou: (count: number): string => plural(count, '1 change needs you', `${count} changes need you`),
  /** In place of both, where the browser's storage does not respond; short. */
  unread: 'Pending changes cannot be read at the moment',
  /** Beside a flight, site or glider in a list; both short. */
  itemNotSent: 'Not sent yet',
  itemNeedsYou: 'Needs you',
  notFound: 'Oops! Page not found',
  /** Heads a screen that has nothing but the message of an error. */
  notOpened: 'This page did not open',
  newVersion: 'A new version is available.',
  nothingHere: 'There is nothing at this address.',
  /** Why the server rejects a call from a page that was opened under another address, which has words on both sides: it becomes a link. */
  isAtAddress: (address: string): string => `This ${PRODUCT_NAME} is at ${address} – please, open it there.`,
  /** The first link of a page, for keyboards. */
  skip: 'Skip to content',
  /** Name of the bar that asks to verify the email, for screen readers. */
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
export const EVERY_PAGE = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  frame: FRAME,
  numbers: NUMBERS,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
