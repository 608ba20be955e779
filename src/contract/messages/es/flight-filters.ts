import { twoDigits } from '#domain/local-date';
import type { FLIGHT_FILTERS as EN } from '../en/flight-filters.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHT_FILTERS: typeof EN = {
  active: 'Filtros activos',
  clearAll: 'Quitar todos',
  noMatch: 'Ningún vuelo coincide con la búsqueda y los filtros.',
  xcType: 'Tipo de XC',
  tags: 'Etiquetas',
  moreTags: (count) => `${whole(count)} ${plural(count, 'etiqueta', 'etiquetas')} más`,
  fewerTags: 'Menos etiquetas',
  all: {
    years: 'Todos los años',
    sites: 'Todas las zonas',
    gliders: 'Todas las velas',
    tracks: 'Todos los vuelos',
    xcTypes: 'Todos los tipos',
  },
  tracks: { with: 'Con track', without: 'Sin track' },
  hike: 'A pie',
  hikes: { with: 'Con subida a pie', without: 'Sin subida a pie' },
  choice: (name, count) => `${name} (${whole(count)})`,
  hour: (hour) => {
    const start = twoDigits(hour);
    return `${start}:00–${start}:59`;
  },
};
