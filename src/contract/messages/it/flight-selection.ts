import type { FLIGHT_SELECTION as EN } from '../en/flight-selection.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'volo', 'voli');

export const FLIGHT_SELECTION: typeof EN = {
  // Without an article before the number: it would be `gli` before 8 and 11.
  selectAll: (count) => `Seleziona tutti (${NUMBERS.whole(count)})`,
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
};
