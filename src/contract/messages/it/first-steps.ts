import { PRODUCT_NAME } from '#contract/product';
import type { FIRST_STEPS as EN } from '../en/first-steps.ts';
import { NUMBERS, plural } from './formats.ts';

export const FIRST_STEPS: typeof EN = {
  title: 'Primi passi',
  progress: (done, count) => `${done} di ${count} fatti`,
  done: 'Fatto:',
  hide: 'Nascondi',
  files: {
    title: 'Dalle tue tracce',
    text: 'Giorno, ora, sito, tempo di volo e quota si leggono dai file.',
    label: 'File IGC',
    choose: 'Scegli file IGC',
    orDrop: 'o trascinali su questa pagina',
  },
  import: {
    title: 'Da un altro diario di volo',
    text: 'Cartelle e file ZIP di tracce, tabelle e tutto ciò che esportano altri diari di volo.',
  },
  byHand: { title: 'A mano', text: 'Basta il giorno; sito, tempo di volo e il resto sono facoltativi.' },
  units: {
    text: (altitude, distance) => `Quote in ${altitude}, distanze in ${distance}`,
    action: 'Cambia unità',
  },
  before: {
    todo: `Hai volato prima di ${PRODUCT_NAME}? I totali continuano da lì`,
    text: (count) =>
      count === 0
        ? `Nessun volo prima di ${PRODUCT_NAME}`
        : `${NUMBERS.whole(count)} ${plural(count, 'volo', 'voli')} prima di ${PRODUCT_NAME}`,
    airtimeOnly: `Tempo di volo prima di ${PRODUCT_NAME}`,
    action: 'Inserisci i voli',
    none: 'No, nessuno',
  },
  glider: { todo: 'La tua vela, per contarne voli e ore', text: 'La tua prima vela' },
  flight: { todo: 'Il tuo primo volo, in uno di questi tre modi', text: 'Il tuo primo volo' },
};
