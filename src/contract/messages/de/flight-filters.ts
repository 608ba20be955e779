import { twoDigits } from '#domain/local-date';
import type { FLIGHT_FILTERS as EN } from '../en/flight-filters.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHT_FILTERS: typeof EN = {
  active: 'Aktive Filter',
  clearAll: 'Alle aufheben',
  noMatch: 'Kein Flug passt zu Suche und Filtern.',
  xcType: 'XC-Typ',
  tags: 'Schlagwörter',
  moreTags: (count) => `${whole(count)} ${plural(count, 'weiteres Schlagwort', 'weitere Schlagwörter')}`,
  fewerTags: 'Weniger Schlagwörter',
  all: {
    years: 'Alle Jahre',
    sites: 'Alle Fluggebiete',
    gliders: 'Alle Schirme',
    tracks: 'Alle Flüge',
    xcTypes: 'Alle Typen',
  },
  tracks: { with: 'Mit Track', without: 'Ohne Track' },
  hike: 'Zu Fuß',
  hikes: { with: 'Mit Aufstieg', without: 'Ohne Aufstieg' },
  choice: (name, count) => `${name} (${whole(count)})`,
  hour: (hour) => {
    const start = twoDigits(hour);
    return `${start}:00–${start}:59`;
  },
};
