import { NUMBERS } from '../formats/numbers.ts';

const { ordinal } = NUMBERS;

/** A flight: its place among the others, and its figures. */
export const ONE_FLIGHT = {
  loading: 'Loading the flight',
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
