import type { FLIGHT_LIST as EN } from '../en/flight-list.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'volo', 'voli');

export const FLIGHT_LIST: typeof EN = {
  columns: {
    choose: 'Colonne',
    question: 'Colonne dell’elenco dei voli',
    score: 'Punti',
  },
  select: 'Seleziona voli',
  selectOne: (day, site) => `Seleziona ${day}${site === null ? '' : `, ${site}`}`,
  selectAllHead: 'Seleziona tutti i voli',
  changed: {
    setGlider: (count) => `Vela di ${flights(count)} cambiata.`,
    setSite: (count) => `Sito di ${flights(count)} cambiato.`,
    addTags: (count) => `Tag aggiunti a ${flights(count)}.`,
    removeTags: (count) => `Tag rimosso da ${flights(count)}.`,
    delete: (count) => `${flights(count)} ${plural(count, 'eliminato', 'eliminati')}.`,
  },
  undo: 'Annulla',
  undone: 'La modifica è stata annullata.',
  undoLaterFirst: 'Annulla prima la modifica successiva di questi voli.',
  earlier: (count) => `${NUMBERS.whole(count)} ${plural(count, 'precedente', 'precedenti')}`,
};
