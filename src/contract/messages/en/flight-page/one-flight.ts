import { NUMBERS } from '../formats/numbers.ts';

const { ordinal } = NUMBERS;

/** A flight: its place among the others, and its figures. */
export const ONE_FLIGHT = {
  loading: 'Loading the flight',
  /** Where the analysis of the track does not find what the pilot saved. */
  hint: {
    title: 'About the track',
    doubts: {
      doubtful: 'By its track this may not be a flight.',
      hop: 'By its track this looks like hops or movements on the ground, not a flight.',
      run: 'By its track this looks like a run or a walk, not a flight.',
      drive: 'By its track this looks like a drive, not a flight.',
      rideUp: 'By its track this looks like a ride up the hill, not a flight.',
      none: 'Nothing in its track looks like a flight.',
    },
    whatToDo: 'Trim the track or delete the flight, or keep it if you know better.',
    beginsInAir: 'The recording begins in the air: where this flight was launched is not known.',
    checkSite: 'Check its site.',
    act: 'Check flight',
  },
  aboveLaunch: 'Above launch',
  number: 'Flight number',
  download: 'Download IGC',
  addTrack: 'Add track',
  trackFile: 'IGC file of the flight',
  neighbours: 'Flights before and after',
  previous: 'Previous flight',
  next: 'Next flight',
  /** Position among several flights of a day: ` (2/3)`; empty for the only one. */
  positionInDay: (position: number, count: number): string => (count > 1 ? ` (${position}/${count})` : ''),
  /** The same as a phrase; null for the only one. */
  phraseOfDay: (position: number, count: number): string | null =>
    count > 1 ? `${ordinal(position)} of ${count} that day` : null,
  positionInYear: (position: number, year: number): string => `${ordinal(position)} in ${year}`,
};
