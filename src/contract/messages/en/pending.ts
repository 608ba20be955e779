import { plural } from './formats.ts';

/** The page of the changes that wait on this device, and what the pages of their items say. */
export const PENDING = {
  title: 'Waiting changes',
  nothing: 'Nothing waits on this device.',
  lead: 'These changes are stored on this device, and are sent as soon as there is a connection.',
  sendNow: 'Send now',
  sending: 'Sending...',
  /** While the browser's storage does not respond. */
  unread: 'What waits on this device cannot be read at the moment.',
  unreadable: (count: number): string =>
    plural(
      count,
      '1 change was stored by a newer version of this app. Reload to open that.',
      `${count} changes were stored by a newer version of this app. Reload to open that.`,
    ),
  /** On the page of an item. */
  savedHere: 'Saved on this device, not sent yet.',
  needsYou: 'Saved on this device. It cannot be sent as it is.',
  /** Link behind one of these sentences: to the page of the changes. */
  showPending: 'Show',
  chooseBoth: 'The server has other values by now. Choose what to keep.',
  kinds: {
    flight: { add: 'New flight', save: 'Flight changed', delete: 'Flight deleted' },
    site: { add: 'New site', save: 'Site changed', delete: 'Site deleted' },
    glider: { add: 'New glider', save: 'Glider changed', delete: 'Glider deleted' },
    pilot: { add: 'Pilot changed', save: 'Pilot changed', delete: 'Pilot changed' },
  },
  /** The name of a file, or the word `Track`. */
  withTrack: (name: string): string => `with ${name}`,
  reasons: {
    rejected: 'The server does not take these values. Open it, and correct them.',
    conflict: 'It has been changed since.',
    gone: 'It was deleted on another device.',
    restored: 'The logbook was restored from a backup since. Check whether this still fits.',
    old: 'It may have been saved long ago. Compare before you send it again.',
    refused: 'The server does not take this change.',
    fileLost: 'The browser has removed its track from this device. Open it, and choose the file again.',
    /** Below it stands a link to that flight. */
    known: 'Another flight has this track already. Perhaps you saved it on another device.',
  },
  /** Where it alone has failed, as at a proxy that takes no large file. */
  failedAlone: 'Sending this failed three times, while other calls got through. The server may have it already.',
  /** Of a change of an item that a restored logbook does not have. */
  notInBackup: 'The backup from which the logbook was restored does not have this. Save it as new, or discard it.',
  /** Of a flight whose site, glider or both a restored logbook does not have: their names. */
  namedNotInBackup: (names: string): string =>
    `The backup from which the logbook was restored does not have ${names}. Open this change, and choose again.`,
  /** Link below a sentence: to the other flight that has the track. Its day and site, as in `May 3, 2026 · Kandel`. */
  otherFlight: (flight: string): string => `Other flight: ${flight}`,
  /** Button: opens the form of the change. A verb. */
  open: 'Open',
  tryAgain: 'Send again',
  /** Button: saves a flight although another one has its track. */
  addAnyway: 'Add anyway',
  saveAsNew: 'Save as new',
  keepChosen: 'Keep what is chosen',
  /** Throws the change away for good. */
  discard: 'Discard',
  export: 'Export as file',
  discardQuestions: {
    alone: 'Discard this change? It is nowhere else.',
    /** Of a new item that has changed since. */
    withOthers: 'Discard this with all that you have changed of it? It is nowhere else.',
    /** Of a deletion, where the server has not taken what was changed before it. */
    withEdits: 'Discard this deletion, and what you had changed before it? Those changes are nowhere else.',
    /** Of a change that may have reached the server, whose response was lost. */
    mayStay: 'Discard this change? If the server has it already, it stays there.',
    /** Of a new item that may have: what waits is sent once more, and then deleted. */
    deleted:
      'Discard this with all that you have changed of it? The server may have it already: it is sent, and then deleted.',
  },
  notStored: 'This could not be stored on this device. Please try again.',
  logOut: {
    question: (count: number): string =>
      plural(count, '1 change is not sent yet. Log out anyway?', `${count} changes are not sent yet. Log out anyway?`),
    keep: 'Keep on this device',
    send: 'Send and log out',
    discard: (count: number): string => plural(count, 'Discard 1 change', `Discard ${count} changes`),
    kept: 'What is kept is sent when you log in here again.',
    notSent: 'Not everything could be sent.',
  },
};
