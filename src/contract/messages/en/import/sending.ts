import { NUMBERS } from '../formats/numbers.ts';
import { plural } from '../formats/plural.ts';

const { whole } = NUMBERS;

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
  nothingNew: 'Nothing new',
  saved: (flights: number): string =>
    `${whole(flights)} ${plural(flights, 'flight is', 'flights are')} in your logbook.`,
  toList: 'Go to flights',
  another: 'Import more',
  undoHint: 'An import can be undone below.',
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
    sites: 'New sites',
    gliders: 'New gliders',
  },
  refused: (count: number): string => `${whole(count)} ${plural(count, 'file', 'files')} refused`,
  copyRefused: 'Copy list',
  copied: 'Copied',
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
      Record<'added' | 'filled' | 'known' | 'skipped' | 'refused' | 'sites' | 'gliders' | 'pilot', number>
    >,
  ) =>
    [
      [counts.added, 'added'],
      [counts.filled, 'filled'],
      [counts.known, 'known'],
      [counts.skipped, 'left out'],
      [counts.refused, 'refused'],
      [counts.sites, plural(counts.sites, 'site', 'sites')],
      [counts.gliders, plural(counts.gliders, 'glider', 'gliders')],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${whole(Number(count))} ${word}`)
      .concat(counts.pilot > 0 ? ['your settings'] : [])
      .join(' · '),
  files: (count: number): string => `${whole(count)} ${plural(count, 'file', 'files')}`,
  details: 'Refused files',
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
