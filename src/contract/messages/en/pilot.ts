import type { Device } from '#contract/account/sign-in';
import { PRODUCT_NAME } from '#contract/product';
import { BROWSER_NAMES, SYSTEM_NAMES } from '../device-names.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

/** The pilot: page, form and account. */
export const PILOT = {
  /** Title of the form. */
  edit: 'Edit Pilot',
  demoPilot: 'A demo pilot, without an email',
  /** Over the totals. */
  sinceLastFlight,
  lastFlights: 'Last flights',
  allFlights: 'All flights',
  allGliders: 'All gliders',
  /** Behind a number of flights with a glider. */
  lastFlown: (date: string): string => ` · last flown ${DATES.day(date)}`,
  settings: 'Settings',
  sitesFlown: 'Sites flown',
  glidersUsed: 'Gliders used',
  name: 'Pilot name',
  flightsBefore: `Flights before ${PRODUCT_NAME}`,
  initialFlightNum: 'Initial number of flights',
  initialAirtime: 'Initial airtime',
  language: {
    /** Choice: whatever language the browser is set to. */
    ofBrowser: 'Browser’s language',
    /** With the language's own name: `Deutsch`. */
    waits: (name: string): string => `${name} will be used once the server responds.`,
    switchNow: 'Switch now',
  },
  /** Link below the fields of earlier flights. */
  orUpload: 'Or upload your flights',
  account: 'Account',
  changePassword: 'Change password',
  /** Link, and title of the page behind it. */
  otherPrograms: 'Other programs',
  licences: 'Licences and sources',
  sessions: {
    title: 'Where you are logged in',
    /** `Firefox on Windows`. */
    device: ({ browser, system }: Device): string => {
      if (browser === null) return system === null ? 'Unknown browser' : SYSTEM_NAMES[system];
      return system === null ? BROWSER_NAMES[browser] : `${BROWSER_NAMES[browser]} on ${SYSTEM_NAMES[system]}`;
    },
    /** Beside the name of a browser: the one in use. */
    thisOne: 'this one',
    lastUsed: (isoTime: string): string => `last used ${DATES.moment(isoTime)}`,
    logOutEverywhere: 'Log out everywhere',
    loggingOut: 'Logging out ...',
    question: 'Log out on all devices, including this one?',
    /** Box below the question. */
    revokesTokens: 'Also revoke the tokens of other programs',
  },
  data: {
    title: 'Your data',
    importNote: 'Tracks of many years at once: files, folders and ZIP files of your recorders.',
    tableNote: 'Flights as a table (CSV), for spreadsheets and for moving from and to other logbooks.',
    download: 'Download flights',
    tooLarge: 'This file is larger than the 2 MB an import takes: split it for that.',
    printNote: 'Your logbook on paper, with totals on each page: for schools, examiners and insurers.',
    print: 'Print logbook',
    archiveNote:
      'Everything in one ZIP file: flights, sites and gliders as tables (CSV) and with every field (JSON), and your IGC files just as you uploaded them. Import reads it again.',
    downloadAll: 'Download everything',
    packing: 'Packing ...',
  },
  app: {
    title: 'As an app',
    note: `${PRODUCT_NAME} then opens from your home screen or desktop, and takes tracks that other apps share.`,
    /** Button: installs the app. */
    install: 'Install',
    /** `Share` and `Add to Home Screen` are what an iPhone calls them in the language. */
    iphone: `Tap Share in Safari, then Add to Home Screen, to have ${PRODUCT_NAME} as an app. It has a login and a storage of its own: let your pending changes here be sent first, and log in there with your password.`,
  },
  ownDevice: {
    title: 'Without a connection',
    note: 'If this device is yours alone, your logbook can be kept on it, and then opens without a connection. A logout removes it.',
    keep: 'Keep my logbook here',
  },
  tracks: {
    title: 'Tracks on this device',
    keepAll: 'Keep all tracks on this device',
    /** The megabytes are written already. */
    kept: (count: number, all: number, megabytes: string): string =>
      `${NUMBERS.whole(count)} of ${NUMBERS.whole(all)} tracks, ${megabytes} MB, are kept here and open without a connection. Without this it is the last 50 that you opened.`,
    full: 'There is no room for more on this device.',
    stopped: 'The rest could not be fetched, and comes later.',
  },
  copies: {
    label: 'Keep a copy of everything on the server each night',
    last: (isoTime: string): string => `The last copy was made on ${DATES.moment(isoTime)}.`,
    download: 'Download the last copy',
  },
  deletion: {
    title: 'Delete my account',
    note: 'Your flights, sites, gliders and tracks go with it, at once and for good. You may want to download everything first.',
    question: 'Delete your account and everything in it?',
    warning: 'This can’t be undone. Enter your password to confirm.',
    /** In the dialog, where there are some. */
    pending: (count: number): string =>
      plural(
        count,
        '1 pending change on this device will be deleted, too.',
        `${count} pending changes on this device will be deleted, too.`,
      ),
  },
};

/** How long ago the last flight was; null without flights. */
function sinceLastFlight(days: number | null): string {
  if (days === null) return 'No flights yet';
  if (days === 0) return 'You had a blast today!';
  return plural(days, '1 day since last flight', `${days} days since last flight`);
}
