import type { FLIGHT_LIST as EN } from '../en/flight-list.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'vuelo', 'vuelos');

export const FLIGHT_LIST: typeof EN = {
  columns: {
    choose: 'Columnas',
    question: 'Columnas de la lista de vuelos',
    score: 'Puntos',
  },
  select: 'Seleccionar vuelos',
  selectOne: (day, site) => `Seleccionar ${day}${site === null ? '' : `, ${site}`}`,
  selectAllHead: 'Seleccionar todos los vuelos',
  changed: {
    setGlider: (count) => `Vela cambiada en ${flights(count)}.`,
    setSite: (count) => `Zona cambiada en ${flights(count)}.`,
    addTags: (count) => `Etiquetas añadidas a ${flights(count)}.`,
    removeTags: (count) => `Etiqueta quitada de ${flights(count)}.`,
    delete: (count) => `${flights(count)} ${plural(count, 'eliminado', 'eliminados')}.`,
  },
  undo: 'Deshacer',
  undone: 'Se ha deshecho el cambio.',
  undoLaterFirst: 'Deshaz primero el cambio más reciente de estos vuelos.',
  earlier: (count) => `${NUMBERS.whole(count)} ${plural(count, 'anterior', 'anteriores')}`,
};
