import type { ReadProblem } from '#domain/import/read-problem';
import type { Isolated } from '#domain/isolated';
import { counted, NUMBERS, plural } from './formats.ts';
import { IMPORT_MAPPING, ROW_PROBLEM_TEXTS } from './import-mapping.ts';
import { IMPORT_ITEMS, IMPORT_REVIEW } from './import-review.ts';

const { whole } = NUMBERS;

/** The import page: reading files. */
export const IMPORT_PAGE = {
  /** What is imported: the first file, and so many others. */
  source: (first: string, others: number): string => `${first} and ${whole(others)} more`,
  /** While files are read. */
  reading: 'Reading your files',
  readOf: (read: number, files: number): string => `${whole(read)} of ${whole(files)} files`,
  found: (flights: number): string => `${whole(flights)} ${plural(flights, 'flight', 'flights')} found`,
  readOfDatabase: (path: string, read: number): string =>
    `${path}: ${whole(read)} ${plural(read, 'flight', 'flights')} read`,
  comparing: 'Comparing with your logbook …',
  stop: 'Stop',
  nothing: 'There is no flight in these files.',
  otherFiles: 'Choose other files',
  readingFailed: 'The files could not be read.',
};

/** Why a file of an import is not read. */
export const READ_PROBLEM_TEXTS: Readonly<Record<ReadProblem, string>> = {
  notFlightFile: 'No flight in this file.',
  otherSpreadsheet: 'Save it as XLSX or CSV, and choose that file: this kind of spreadsheet cannot be read.',
  waypoints: 'These are waypoints, not flights.',
  airspaces: 'These are airspaces, not flights.',
  nmea: 'This is the log of a GPS receiver (NMEA). Convert it to IGC or GPX, and choose that file.',
  otherTrack: 'This is a track of CompeGPS or OziExplorer. Export it as IGC or GPX, and choose that file.',
  empty: 'The file is empty.',
  tooLarge: 'The track is larger than 8 MB as an IGC file, the most that one may have.',
  tooLargeFile: 'The file is too large to be read.',
  tooManyTracks: 'The file has more than 1 000 tracks.',
  gone: 'The file could not be read: it was moved or changed.',
  notReadable: 'The track cannot be read.',
  noFixes: 'The track has no positions.',
  noTimes: 'The track has no times, so it cannot be a flight.',
  noTrack: 'The file has no track.',
  onlyPlaces: 'The file has places, like waypoints or a route, but no recorded track.',
  unevenTrack: 'The track has not as many times as positions, so they can’t be matched.',
  badXml: 'The file is damaged: it is not valid XML.',
  doctype: 'The file declares XML entities, which are not read.',
  tooDeep: 'The file is nested too deeply.',
  badJson: 'The file is damaged: it is not valid JSON.',
  noFlights: 'The file has no flights.',
  encrypted: 'The file is protected by a password.',
  badZip: 'The ZIP file is damaged.',
  badEntry: 'The file is damaged: it cannot be unpacked.',
  unknownCompression: 'The file is packed in a way that cannot be read.',
  wrongLength: 'The file is damaged: its length is wrong.',
  wrongChecksum: 'The file is damaged: its checksum is wrong.',
  overlapping: 'The file is damaged: it overlaps another one of the ZIP.',
  tooManyEntries: 'The ZIP file has more than 20 000 files.',
  tooMuchContent: 'The ZIP file has more than 4 GB of content.',
  zipTooDeep: 'ZIP files are nested too deeply.',
  otherFilesOfArchive: 'Only the activities of this archive are read: its other files have no flights.',
  databaseTooLarge: 'The database is larger than 300 MB, or than the memory that this browser has left.',
  noDate: 'The flight has no date.',
  notLogfly: 'This is no logbook of LogFly.',
  badDatabase: 'The database is damaged: it cannot be read, or not to its end.',
  tooManyFlights: 'The database has more than 20 000 flights: the others are left out.',
  notLoaded:
    'What reads this file could not be loaded: check your Internet connection, reload this page and choose the file again.',
  tooManyRows: 'The table has more than 20 000 rows.',
  newerArchive: 'This archive was made by a newer version of Wingbook, which this one cannot read.',
  badArchive: 'The archive is damaged: this file of it cannot be read.',
  missingFile: 'The archive is damaged: it does not have this file.',
};

/** Sending an import, and its report. */
export const IMPORT_SENDING = {
  /** While the import is sent. */
  title: 'Importing',
  sentOf: (sent: number, flights: number): string => `${whole(sent)} of ${whole(flights)} flights`,
  starting: 'Starting …',
  waiting: 'The connection is lost. The import goes on by itself once it is back; please keep this page open.',
  stop: 'Stop',
  stopping: 'Stopping …',
  /** Button: goes on with an import that was stopped. */
  goOn: 'Go on',
  stopped: 'Stopped. What is saved stays saved.',
  leaveQuestion: 'Leave the import? What is saved stays. Give the same files again to go on.',
  leaveReview: 'Leave the review? Nothing of it is saved yet.',
  /** Title of the page when all is sent. */
  done: 'Imported',
  saved: (flights: number): string =>
    `${whole(flights)} ${plural(flights, 'flight is', 'flights are')} in your logbook.`,
  toList: 'Go to flights',
  toFlight: 'Go to the flight',
  /** Button. */
  another: 'Import more',
  /** The lines of the report, each with a number. The first to the fifth are of flights. */
  report: {
    added: 'Flights added',
    filled: 'Entries filled',
    known: 'Known already',
    skipped: 'Left out',
    refusedFlights: 'Not saved',
    flights: 'Flights found',
    files: 'Files',
    refusedFiles: 'Files refused',
    refusedRows: 'Rows refused',
    sites: 'New sites',
    gliders: 'New gliders',
    gear: 'New gear',
    handlings: 'Ground handling added',
  },
  refused: (what: string): string => `Refused: ${what}`,
  /** Joined by ` · ` behind `Refused: `. */
  refusedKinds: {
    file: (count: number): string => counted(count, 'file', 'files'),
    row: (count: number): string => counted(count, 'row', 'rows'),
    flight: (count: number): string => counted(count, 'flight', 'flights'),
    site: (count: number): string => counted(count, 'site', 'sites'),
    glider: (count: number): string => counted(count, 'glider', 'gliders'),
    gear: (count: number): string => counted(count, 'piece of gear', 'pieces of gear'),
    handling: (count: number): string => counted(count, 'entry of ground handling', 'entries of ground handling'),
    pilot: () => 'your settings',
    incomplete: (count: number): string =>
      `the site or glider of ${counted(count, 'flight that is saved', 'flights that are saved')}`,
  },
  /** In place of a file: the pilot's settings were refused. */
  pilot: 'Your settings',
  savedWithout: (item: string): string => `The flight is saved without “${item}”, which was refused.`,
  copyRefused: 'Copy list',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  saveRefused: 'Download as CSV',
  /** The same in all languages. */
  refusedFileName: 'refused-files.csv',
};

const KEPT = {
  flight: 'Flight',
  site: 'Site',
  glider: 'Glider',
  gear: 'Gear',
  handling: 'Ground handling',
  pilot: 'Your name, units and earlier flights',
};
const WHY_KEPT = {
  changed: 'changed since the import',
  used: 'used by a flight that stays',
  usedGlider: 'used by a flight, gear or ground handling that stays',
};

/** Past imports. */
export const IMPORT_RUNS = {
  title: 'Past imports',
  loading: 'Loading past imports',
  failed: 'Past imports could not be loaded.',
  /** Below a past import. */
  states: {
    open: 'Not finished: give the same files again to go on.',
    done: '',
    undoing: 'Not undone entirely. Press Undo again.',
    undone: 'Undone',
  },
  /** In one line: `12 added · 3 filled · 2 known · 1 site`; all but the last two are of flights. */
  counts: (
    counts: Readonly<
      Record<'added' | 'filled' | 'sites' | 'gliders' | 'gear' | 'handlings' | 'pilot', number> &
        Record<'known' | 'skipped' | 'refused', number | null>
    >,
  ) =>
    [
      [counts.added, 'added'],
      [counts.filled, 'filled'],
      [counts.known ?? 0, 'known'],
      [counts.skipped ?? 0, 'left out'],
      [counts.refused ?? 0, 'refused'],
      [counts.sites, plural(counts.sites, 'site', 'sites')],
      [counts.gliders, plural(counts.gliders, 'glider', 'gliders')],
      [counts.gear, 'gear'],
      [counts.handlings, 'ground handling'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${whole(Number(count))} ${word}`)
      .concat(counts.pilot > 0 ? ['your settings'] : [])
      .join(' · '),
  files: (count: number | null): string =>
    count === null ? 'number of files no longer known' : `${whole(count)} ${plural(count, 'file', 'files')}`,
  details: 'What was refused',
  detailsLost: 'This is no longer known.',
  noDetails: 'No refused files are stored.',
  /** Button, and what confirms its question; never the word for Cancel. */
  undo: 'Undo',
  /** Name of that button: it contains the caption. */
  undoOf: (source: Isolated): string => `Undo the import of ${source}`,
  undoQuestion: (flights: number): string =>
    `Undo this import? Flights that it added are deleted, and those that it filled get their old values back: ${whole(flights)} ${plural(flights, 'flight', 'flights')} in all. What you have changed since then stays.`,
  undoing: 'Undoing …',
  undone: (removed: number, restored: number): string =>
    `Undone: ${whole(removed)} ${plural(removed, 'item', 'items')} removed, ${whole(restored)} ${plural(restored, 'entry', 'entries')} as before.`,
  /** Before a list of `keptItem`. */
  kept: (count: number): string => `${whole(count)} ${plural(count, 'item was', 'items were')} kept:`,
  /** What an undo has kept, and why: `Flight Jul 12, 2026 14:05: changed since the import`. The pilot has no name. */
  keptItem: (kind: keyof typeof KEPT, name: Isolated, reason: keyof typeof WHY_KEPT): string =>
    `${[KEPT[kind], name].join(' ').trim()}: ${WHY_KEPT[reason]}`,
};

/** The texts of the import page alone, in English. They are loaded with that page, so they do not delay the flight list. */
export const IMPORT = {
  mapping: IMPORT_MAPPING,
  page: IMPORT_PAGE,
  problems: READ_PROBLEM_TEXTS,
  review: IMPORT_REVIEW,
  rowProblems: ROW_PROBLEM_TEXTS,
  runs: IMPORT_RUNS,
  sending: IMPORT_SENDING,
  ...IMPORT_ITEMS,
};
