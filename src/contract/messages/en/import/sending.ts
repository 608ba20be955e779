import { NUMBERS } from '../formats/numbers.ts';
import { plural } from '../formats/plural.ts';

const { whole } = NUMBERS;

const counted = (count: number, one: string, many: string): string => `${whole(count)} ${plural(count, one, many)}`;

/** Sending an import, and its report. */
export const IMPORT_SENDING = {
  title: 'Importing',
  sentOf: (sent: number, flights: number): string => `${whole(sent)} of ${whole(flights)} flights`,
  starting: 'Starting …',
  waiting: 'The connection is lost. The import goes on by itself once it is back; please keep this page open.',
  stop: 'Stop',
  stopping: 'Stopping …',
  goOn: 'Go on',
  stopped: 'Stopped. What is saved stays saved.',
  leaveQuestion: 'Leave the import? What is saved stays. Give the same files again to go on.',
  leaveReview: 'Leave the review? Nothing of it is saved yet.',
  done: 'Imported',
  saved: (flights: number): string =>
    `${whole(flights)} ${plural(flights, 'flight is', 'flights are')} in your logbook.`,
  toList: 'Go to flights',
  toFlight: 'Go to the flight',
  another: 'Import more',
  /** The lines of the report. */
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
  },
  refused: (what: string): string => `Refused: ${what}`,
  refusedKinds: {
    files: (count: number): string => counted(count, 'file', 'files'),
    rows: (count: number): string => counted(count, 'row', 'rows'),
    flights: (count: number): string => counted(count, 'flight', 'flights'),
    sites: (count: number): string => counted(count, 'site', 'sites'),
    gliders: (count: number): string => counted(count, 'glider', 'gliders'),
    pilot: () => 'your settings',
    incomplete: (count: number): string =>
      `the site or glider of ${counted(count, 'flight that is saved', 'flights that are saved')}`,
  },
  pilot: 'Your settings',
  savedWithout: (item: string): string => `The flight is saved without “${item}”, which was refused.`,
  copyRefused: 'Copy list',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  saveRefused: 'Download as CSV',
  refusedFileName: 'refused-files.csv',
};

/** Past imports. */
export const IMPORT_RUNS = {
  title: 'Past imports',
  loading: 'Loading past imports',
  failed: 'Past imports could not be loaded.',
  states: {
    open: 'Not finished: give the same files again to go on.',
    done: '',
    undoing: 'Not undone entirely. Press Undo again.',
    undone: 'Undone',
  },
  counts: (
    counts: Readonly<
      Record<'added' | 'filled' | 'sites' | 'gliders' | 'pilot', number> &
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
  undo: 'Undo',
  undoOf: (source: string): string => `Undo the import of ${source}`,
  undoQuestion: (flights: number): string =>
    `Undo this import? ${whole(flights)} ${plural(flights, 'flight', 'flights')} that it added or filled go back to what they were. What you have changed since then stays.`,
  undoing: 'Undoing …',
  undone: (removed: number, restored: number): string =>
    `Undone: ${whole(removed)} ${plural(removed, 'item', 'items')} removed, ${whole(restored)} ${plural(restored, 'entry', 'entries')} as before.`,
  kept: (count: number): string => `${whole(count)} ${plural(count, 'item was', 'items were')} kept:`,
  keptItem: (kind: string, name: string, reason: string): string => `${[kind, name].join(' ').trim()}: ${reason}`,
  reasons: { changed: 'changed since the import', used: 'used by a flight that stays' },
  keptItems: { flight: 'Flight', site: 'Site', glider: 'Glider', pilot: 'Your name, units and earlier flights' },
};
