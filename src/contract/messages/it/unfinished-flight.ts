import type { UNFINISHED_FLIGHT as EN } from '../en/unfinished-flight.ts';

export const UNFINISHED_FLIGHT: typeof EN = {
  question: (file) => `Un nuovo volo non è ancora finito. Che cosa fare di ${file}?`,
  asAnother: 'Aggiungilo come altro volo',
  asAnotherHint: 'Il volo iniziato resta com’è: “Aggiungi volo” lo riapre in seguito.',
  replaceTrack: 'Sostituisci la traccia',
  useForIt: 'Usalo per il volo iniziato',
  afterCancel: 'Con “Annulla” il file resta nella pagina di importazione.',
  keptBeside: 'Un altro volo iniziato è conservato.',
  openKept: 'Aprilo',
};
