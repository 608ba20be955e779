import type { Isolated } from '#domain/isolated';
import { twoDigits } from '#domain/local-date';
import { NUMBERS } from './formats.ts';

const { whole } = NUMBERS;

/** Search and filters of the flight list. */
export const FLIGHT_FILTERS = {
  active: 'Active filters',
  /** Removes all filters. */
  clearAll: 'Clear all',
  noMatch: 'No flight matches your search and filters.',
  /** Label of a select: free flight, triangle … */
  xcType: 'XC type',
  tags: 'Tags',
  moreTags: (count: number): string => `${whole(count)} more tags`,
  fewerTags: 'Fewer tags',
  /** The first choice of each select: nothing is left out. */
  all: {
    years: 'All years',
    sites: 'All sites',
    gliders: 'All gliders',
    tracks: 'All flights',
    xcTypes: 'All types',
  },
  tracks: { with: 'With track', without: 'Without track' },
  /** Label of a select, shown where a flight has a hike before its launch. */
  hike: 'On foot',
  hikes: { with: 'With a hike', without: 'Without a hike' },
  /** A choice and the number of flights that it shows. */
  choice: (name: Isolated, count: number): string => `${name} (${whole(count)})`,
  /** Launches within an hour of the day: `14:00–14:59`. */
  hour: (hour: number): string => {
    const start = twoDigits(hour);
    return `${start}:00–${start}:59`;
  },
};
