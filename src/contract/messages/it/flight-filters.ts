import { twoDigits } from '#domain/local-date';
import type { FLIGHT_FILTERS as EN } from '../en/flight-filters.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHT_FILTERS: typeof EN = {
  active: 'Filtri attivi',
  clearAll: 'Rimuovi tutti',
  noMatch: 'Nessun volo corrisponde a ricerca e filtri.',
  xcType: 'Tipo XC',
  tags: 'Tag',
  moreTags: (count) => plural(count, '1 altro tag', `Altri ${whole(count)} tag`),
  fewerTags: 'Meno tag',
  all: {
    years: 'Tutti gli anni',
    sites: 'Tutti i siti',
    gliders: 'Tutte le vele',
    tracks: 'Tutti i voli',
    xcTypes: 'Tutti i tipi',
  },
  tracks: { with: 'Con traccia', without: 'Senza traccia' },
  hike: 'A piedi',
  hikes: { with: 'Con salita a piedi', without: 'Senza salita a piedi' },
  choice: (name, count) => `${name} (${whole(count)})`,
  hour: (hour) => {
    const start = twoDigits(hour);
    return `${start}:00–${start}:59`;
  },
};
