import { PRODUCT_NAME } from '#contract/product';
import { NUMBERS, plural } from './formats.ts';

/** An empty logbook, and the first steps in it. */
export const FIRST_STEPS = {
  title: 'First steps',
  progress: (done: number, count: number): string => `${done} of ${count} done`,
  /** Before a step that is done, for screen readers. */
  done: 'Done:',
  /** Button: the list of first steps goes for good. */
  hide: 'Hide',
  files: {
    title: 'From your tracks',
    text: 'Day, time, site, airtime and altitude are read from the files.',
    label: 'IGC files',
    choose: 'Choose IGC files',
    /** Behind the button that chooses files. */
    orDrop: 'or drop them on this page',
  },
  import: {
    title: 'From another logbook',
    text: 'Folders and ZIP files of tracks, tables, and what other logbooks export.',
  },
  byHand: { title: 'By hand', text: 'The day is enough; site, airtime and the rest are up to you.' },
  units: {
    /** The names of the units, as in the form of the pilot. */
    text: (altitude: string, distance: string): string => `Units: ${altitude}, ${distance}`,
    action: 'Change units',
  },
  before: {
    todo: `Did you fly before ${PRODUCT_NAME}? Your totals count on from there`,
    text: (count: number): string =>
      count === 0
        ? `Nothing flown before ${PRODUCT_NAME}`
        : `${NUMBERS.whole(count)} ${plural(count, 'flight', 'flights')} before ${PRODUCT_NAME}`,
    /** The pilot has entered an airtime from before, and no number of flights. */
    airtimeOnly: `Airtime before ${PRODUCT_NAME}`,
    /** Button: enter the flights from before. */
    action: 'Enter earlier flights',
    /** Button: there were none. */
    none: 'I did not',
  },
  glider: { todo: 'Your glider: its flights and hours are counted', text: 'Your first glider' },
  flight: { todo: 'Your first flight, in one of these three ways', text: 'Your first flight' },
};
