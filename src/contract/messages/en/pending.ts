import type { Isolated } from '#domain/isolated';
import { plural } from './formats.ts';

/** The page of the pending changes, and what the pages of their items say. */
export const PENDING = {
  title: 'Pending changes',
  nothing: 'There are no pending changes on this device.',
  /** Above changes that only need a connection. */
  lead: 'These changes are stored on this device. They are sent as soon as there is a connection.',
  /** Below the button: when a change of this pilot was last sent from this device, as in `May 3, 2026, 14:05`. */
  lastSent: (moment: string): string => `Last sent: ${moment}`,
  sendNow: 'Send now',
  sending: 'Sending...',
  /** While the browser's storage does not respond. */
  unread: 'The pending changes cannot be read at the moment.',
  unreadable: (count: number): string =>
    plural(
      count,
      '1 change was stored by a newer version of this app. Reload to open that version.',
      `${count} changes were stored by a newer version of this app. Reload to open that version.`,
    ),
  /** On the page of an item. */
  savedHere: 'Saved on this device, not sent yet.',
  needsYou: 'Saved on this device. It cannot be sent until you decide what to do with it.',
  /** Link behind one of these sentences: to the page of the changes. */
  showPending: 'Show',
  chooseBoth: 'Someone else changed this. Choose which version to keep.',
  kinds: {
    flight: { add: 'New flight', save: 'Flight changed', delete: 'Flight deleted' },
    site: { add: 'New site', save: 'Site changed', delete: 'Site deleted' },
    glider: { add: 'New glider', save: 'Glider changed', delete: 'Glider deleted' },
    gear: { add: 'New gear', save: 'Gear changed', delete: 'Gear deleted' },
    handling: { add: 'New ground handling', save: 'Ground handling changed', delete: 'Ground handling deleted' },
    pilot: { add: 'Pilot changed', save: 'Pilot changed', delete: 'Pilot changed' },
  },
  /** The name of a file, or the word `Track`. */
  withTrack: (name: Isolated): string => `with ${name}`,
  /** Why a change needs the pilot. */
  reasons: {
    /** Below it, or above it, stands what is wrong. */
    rejected: 'These values were rejected. Open the change and correct them.',
    /** Of a deletion; below it stand the changed values. */
    conflict: 'This was changed on another device after you deleted it here.',
    gone: 'This was deleted on another device.',
    restored: 'The logbook was restored from a backup. Check whether this change still applies.',
    restoredNew: 'The logbook was restored from a backup that does not have this. Save it as new, or discard it.',
    restoredReference:
      'The logbook was restored from a backup that does not have the site or glider. Open the change and choose again.',
    old: 'This may have been saved long ago. Compare it with your logbook before you send it again.',
    refused: 'The server does not accept this change.',
    /** Where it alone has failed, as at a proxy that takes no large file. */
    failedAlone: 'Sending this failed three times while other requests succeeded. It may already be saved.',
    fileLost: 'The browser has removed its track from this device. Open the change and choose the file again.',
    /** Below it stands a link to that flight. */
    known: 'Another flight already has this track. You may have saved it on another device.',
  },
  /** Of a flight: the name of its site or glider. */
  deletedElsewhere: {
    site: (name: Isolated): string => `The site ${name} was deleted on another device.`,
    glider: (name: Isolated): string => `The glider ${name} was deleted on another device.`,
  },
  /** Of a flight whose site, glider or both a restored logbook does not have: their names. */
  namedNotInBackup: (names: Isolated): string =>
    `The logbook was restored from a backup that does not have ${names}. Open the change and choose again.`,
  /** Link below a sentence: to the other flight that has the track. Its day and site, as in `May 3, 2026 · Kandel`. */
  otherFlight: (flight: string): string => `Other flight: ${flight}`,
  /** Button: opens the form of the change. A verb. */
  open: 'Open',
  tryAgain: 'Send again',
  /** Button: saves a flight although another one has its track. */
  addAnyway: 'Keep both',
  saveAsNew: 'Save as new',
  /** Button: sends the versions that were chosen. */
  keepChosen: 'Keep this version',
  /** Throws the change away for good. */
  discard: 'Discard',
  export: 'Export as file',
  discardQuestions: {
    alone: 'Discard this change? There is no other copy.',
    /** Of a new item that has changed since. */
    withOthers: 'Discard this and all your changes to it? There is no other copy.',
    /** Of a deletion that has replaced changes which the server has not taken. */
    withEdits: 'Discard this deletion and the changes you made before it? There is no other copy of those changes.',
    /** Of a change whose response was lost. */
    mayStay: 'Discard this change? It may already be saved; then it stays in your logbook.',
    /** Of a new item whose response was lost: it is sent once more, and then deleted. */
    deleted: 'Discard this? It may already be saved; we’ll send it, then delete it.',
  },
  /** On the login of a device, after the account was deleted on another one. */
  accountDeleted: (count: number): string =>
    plural(
      count,
      'This account was deleted. 1 pending change is still on this device: export it, or remove it.',
      `This account was deleted. ${count} pending changes are still on this device: export them, or remove them.`,
    ),
  removeHere: 'Remove from this device',
  removeQuestion: 'Remove all pending changes of this account? There is no other copy.',
  notRemoved: 'The pending changes could not be exported or removed. Please try again.',
  notStored: 'This could not be stored on this device. Please try again.',
  logOut: {
    question: (count: number): string =>
      plural(count, '1 change is not sent yet. Log out anyway?', `${count} changes are not sent yet. Log out anyway?`),
    /** Each of the three buttons logs out: 'keep' leaves the changes on the device. */
    keep: 'Log out and keep on this device',
    send: 'Send and log out',
    discard: (count: number): string =>
      plural(count, 'Log out and discard 1 change', `Log out and discard ${count} changes`),
    kept: 'Changes that you keep are sent when you log in here again.',
    notSent: 'Some changes could not be sent.',
  },
};
