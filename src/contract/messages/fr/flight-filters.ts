import { twoDigits } from '#domain/local-date';
import type { FLIGHT_FILTERS as EN } from '../en/flight-filters.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHT_FILTERS: typeof EN = {
  active: 'Filtres actifs',
  clearAll: 'Tout effacer',
  noMatch: 'Aucun vol ne correspond à la recherche et aux filtres.',
  xcType: 'Type XC',
  tags: 'Tags',
  moreTags: (count) => plural(count, `${whole(count)} autre tag`, `${whole(count)} autres tags`),
  fewerTags: 'Moins de tags',
  all: {
    years: 'Toutes les années',
    sites: 'Tous les sites',
    gliders: 'Toutes les voiles',
    tracks: 'Tous les vols',
    xcTypes: 'Tous les types',
  },
  tracks: { with: 'Avec trace', without: 'Sans trace' },
  hike: 'À pied',
  hikes: { with: 'Avec montée à pied', without: 'Sans montée à pied' },
  choice: (name, count) => `${name} (${whole(count)})`,
  hour: (hour) => {
    const start = twoDigits(hour);
    return `${start}:00–${start}:59`;
  },
};
