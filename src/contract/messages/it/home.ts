import { PRODUCT_NAME } from '#contract/product';
import type { HOME as EN } from '../en/home.ts';

export const HOME: typeof EN = {
  title: `${PRODUCT_NAME} – il diario di volo dei piloti di parapendio`,
  claim: 'Ogni volo ha la sua forma.',
  lead: `${PRODUCT_NAME} è il diario di volo di chi vola in parapendio. Dagli la traccia del volo e il resto lo compila lui.`,
  openLogbook: 'Apri il mio diario',
  logIn: 'Accedi',
  demo: 'Dai un’occhiata senza account',
  licences: 'Licenze e fonti',
  makingDemo: 'Preparazione di un diario di prova…',
  pictures: {
    flights: 'L’elenco dei voli: voli per anno con data, sito, barogramma, distanza, quota e tempo di volo.',
    flight:
      'La pagina di un volo: la traccia su una mappa di montagne, colorata in base alla salita, accanto a numeri e grafici.',
    statistics: 'Le statistiche: totali, record, e voli e tempo di volo per sito in grafici a colori.',
  },
  benefits: {
    file: {
      title: 'Trascina un file IGC',
      text: 'Data, ora, sito, tempo di volo e quota si leggono dalla traccia. Tu aggiungi ciò che sai solo tu.',
    },
    flights: {
      title: 'Rivivilo',
      text: 'La traccia sulla mappa, colorata in base alla salita, e quattro grafici che la seguono: quota, salita, distanza, efficienza.',
    },
    sites: {
      title: 'Conosci i tuoi numeri',
      text: `Per ogni sito e ogni vela si contano voli e ore, anche quelli di prima di ${PRODUCT_NAME}.`,
    },
  },
};
