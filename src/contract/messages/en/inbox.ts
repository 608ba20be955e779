import type { Isolated } from '#domain/isolated';
import type { ShareProblem } from '../../pages/sharing.ts';
import { counted, NUMBERS, plural } from './formats.ts';

/** Files that were shared or opened, and are not saved yet. */
export const INBOX = {
  /** Heading of the list of files that were shared or opened, and are not saved yet. */
  title: 'Files not saved yet',
  lead: 'They stay on this device until they are saved or you remove them.',
  /** Where the files of a row are; their day and size follow. */
  onThisDevice: 'On this device',
  /** A share, by its first file and how many others it has. */
  named: (first: string, others: number): string => `${first} and ${NUMBERS.whole(others)} more`,
  files: (count: number): string => counted(count, 'file', 'files'),
  size: (megabytes: string): string => `${megabytes} MB`,
  /** Button: opens the form of a new flight with a track. */
  addFlight: 'Add as a flight',
  remove: 'Remove',
  removeQuestion: (name: Isolated): string => `Remove ${name} from this device? It is not saved in your logbook.`,
  ofOthers: (count: number): string =>
    plural(
      count,
      'This device also keeps 1 file of another pilot. Only that pilot can open it.',
      `This device also keeps ${NUMBERS.whole(count)} files of other pilots. Only they can open them.`,
    ),
  /** Where files wait for the import. */
  needsConnection:
    'An import needs a connection. Your files stay on this device, and the import goes on here as soon as there is one.',
  /** Where files are chosen without a connection. */
  chooseOffline:
    'An import needs a connection. You can choose files now: they stay on this device until there is one. A single IGC file opens as a new flight at once.',
  /** While chosen files are compared with the logbook. */
  goesOn: 'An import needs a connection. It goes on here as soon as there is one.',
  tryNow: 'Try now',
  unread: 'The files kept on this device cannot be read at the moment.',
  notRemoved: 'This file could not be removed. Please try again.',
  /** Why files that were shared are not opened. */
  problems: {
    noWorker:
      'This device cannot take over files from other apps yet, as your logbook is not kept on it. Please choose them here.',
    tooMuch: 'That is more than can be shared at once: 200 files, or 100 MB. Please choose the files here.',
    notKept: 'The shared files didn’t arrive. Please choose the files here.',
    full: 'There is no room for more files on this device: it keeps what was shared 50 times, or 200 MB. Save or remove some of the files below, then share this again.',
    notYours: 'These files belong to another pilot. Only that pilot can open them.',
    gone: 'The shared files are no longer on this device, or they are saved already. Otherwise share them again, or choose them here.',
  } satisfies Record<ShareProblem, string>,
  /** Files that the pilot's devices have sent to the server. */
  sent: {
    /** Which device has sent a file: the name that the pilot gave it. */
    from: (source: Isolated): string => `From ${source}`,
    fromFolder: 'From your folder on the server',
    /** Behind the day on which the file was sent, in one line with it: the day on which it is deleted. */
    deleted: (day: string): string => `deleted on ${day}`,
    removeQuestion: (name: Isolated): string =>
      `Remove ${name}? It is not saved in your logbook, and the same device cannot send it again for a year.`,
    /** The same for a file of the pilot's folder on the server. */
    removeQuestionOfFolder: (name: Isolated): string =>
      `Remove ${name}? It is not saved in your logbook. It stays in your folder on the server, but is not taken from there again.`,
    /** Above the list of flights; a source is the name of a device, or `folder`. */
    saved: (count: number, source: Isolated): string =>
      plural(count, `1 flight arrived from ${source}.`, `${NUMBERS.whole(count)} flights arrived from ${source}.`),
    /** `day` is the first on which one of them is deleted. */
    waiting: (count: number, source: Isolated, day: string): string =>
      plural(
        count,
        `1 file from ${source} waits for you until ${day}.`,
        `${NUMBERS.whole(count)} files from ${source} wait for you, the first until ${day}.`,
      ),
    folder: 'your folder',
    /** Link to the page with these files and the imports, which can be undone there. */
    look: 'Look',
    /** Name of the notice for screen readers. */
    about: 'What your devices have sent',
    gone: 'This file is no longer there: it is imported already, or was removed.',
  },
  logOut: {
    question: (count: number): string =>
      plural(
        count,
        '1 file on this device is not saved yet. Log out anyway?',
        `${NUMBERS.whole(count)} files on this device are not saved yet. Log out anyway?`,
      ),
    kept: 'Nobody else can open files that you keep. You find them under Import when you log in here again.',
    keep: 'Log out and keep the files',
    remove: 'Log out and remove the files',
  },
};
