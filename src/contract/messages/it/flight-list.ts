import type { FLIGHT_LIST as EN } from '../en/flight-list.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'volo', 'voli')}`;

export const FLIGHT_LIST: typeof EN = {
  columns: {
    choose: 'Colonne',
    question: 'Colonne dell’elenco dei voli',
    score: 'Punti',
  },
  select: 'Seleziona voli',
  selectOne: (day, site) => `Seleziona ${day}${site === null ? '' : `, ${site}`}`,
  // Without an article before the number: it would be `gli` before 8 and 11.
  selectAll: (count) => `Seleziona tutti (${NUMBERS.whole(count)})`,
  selectAllHead: 'Seleziona tutti i voli',
  selected: (count) => `${NUMBERS.whole(count)} ${plural(count, 'selezionato', 'selezionati')}`,
  bar: 'Voli selezionati',
  done: 'Termina selezione',
  actions: {
    setGlider: 'Vela',
    setSite: 'Sito',
    addTags: 'Aggiungi tag',
    removeTags: 'Rimuovi tag',
    export: 'Esporta',
    delete: 'Elimina',
  },
  questions: {
    setGlider: (count) => `Cambia la vela di ${flights(count)}`,
    setSite: (count) => `Cambia il sito di ${flights(count)}`,
    addTags: (count) => `Aggiungi tag a ${flights(count)}`,
    removeTags: (count) => `Rimuovi un tag da ${flights(count)}`,
    delete: (count) => `Eliminare ${flights(count)}?`,
  },
  unsent: (count) =>
    plural(count, '1 volo da inviare è escluso.', `${NUMBERS.whole(count)} voli da inviare sono esclusi.`),
  onlyUnsent: (count) =>
    plural(
      count,
      'Questo volo è ancora da inviare: prima non si può modificare qui.',
      'Questi voli sono ancora da inviare: prima non si possono modificare qui.',
    ),
  tooMany: (most) => `Al massimo ${flights(most)} alla volta: selezionane meno, per esempio un anno.`,
  exporting: {
    question: (count) => `Esporta ${flights(count)}`,
    csv: 'Tabella (CSV)',
    csvNote: 'Per fogli di calcolo e per un’altra importazione.',
    zip: 'Tracce (ZIP)',
    zipNote: ({ tracks, waiting, count }) => {
      if (tracks + waiting === 0) return 'Nessuno di questi voli ha una traccia.';
      const without = count - tracks - waiting;
      const sentences = [
        tracks > 0 && `I file IGC di ${flights(tracks)}.`,
        without > 0 && `${flights(without)} senza traccia ${plural(without, 'è escluso', 'sono esclusi')}.`,
        waiting > 0 && plural(waiting, '1 traccia da inviare è esclusa.', `${waiting} tracce da inviare sono escluse.`),
      ];
      return sentences.filter((sentence) => sentence !== false).join(' ');
    },
    packing: 'Preparazione…',
  },
  apply: 'Applica',
  changing: 'Modifica in corso…',
  tag: 'Tag',
  noTags: 'Non ci sono tag da rimuovere.',
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
