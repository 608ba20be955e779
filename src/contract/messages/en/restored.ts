import { counted, plural } from './formats.ts';

/** What this device has of a logbook that was restored from an older backup, and that the logbook lacks since. */
export const RESTORED = {
  title: 'Missing after the restore',
  /** Above every page; counts, as in `12 flights, 2 sites`. */
  notice: (items: string): string => `The logbook was restored from a backup. This device has ${items} that it lacks.`,
  flights: (count: number): string => counted(count, 'flight', 'flights'),
  sites: (count: number): string => counted(count, 'site', 'sites'),
  gliders: (count: number): string => counted(count, 'glider', 'gliders'),
  gear: (count: number): string => counted(count, 'piece of gear', 'pieces of gear'),
  handlings: (count: number): string => counted(count, 'entry of ground handling', 'entries of ground handling'),
  /** Titles of groups in the list. */
  gearTitle: 'Gear',
  handlingTitle: 'Ground handling',
  /** Link behind the notice: to the list. */
  show: 'Show',
  lead: (day: string): string =>
    `The backup from which your logbook was restored does not contain these. This device keeps them until ${day}, or until you log out.`,
  nothing: 'This device has nothing that your logbook lacks.',
  /** While the browser's storage does not respond. */
  unread: 'What this device has cannot be read at the moment.',
  selectAll: 'Select all',
  saveAsNew: (count: number): string => plural(count, 'Save 1 as new', `Save ${count} as new`),
  discard: (count: number): string => plural(count, 'Discard 1', `Discard ${count}`),
  discardQuestion: (count: number): string =>
    plural(count, 'Discard this? There is no other copy.', `Discard these ${count}? There is no other copy.`),
  // Below a flight.
  withTrack: 'With its track',
  trackNotHere: 'Its track is not on this device. The flight will be saved without it.',
  sameTrack: 'The logbook already has a flight with this track.',
  progress: (done: number, total: number): string => `${done} of ${total} saved`,
  waiting: 'The server limits how many changes it saves per minute. Saving continues soon.',
  offline: 'You need a connection to save these.',
  notRemoved: 'This could not be removed from this device. Please try again.',
};
