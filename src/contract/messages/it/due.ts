import type { DUE as EN } from '../en/due.ts';
import { counted, DATES, NUMBERS, plural } from './formats.ts';

export const DUE: typeof EN = {
  title: 'Scadenze',
  lead: 'Tutti i controlli delle tue vele e della tua attrezzatura, prima il più urgente. Ciò che non usi più non compare.',
  nothing: 'Nessun controllo inserito. Inseriscine uno nella pagina di una vela o di un’attrezzatura.',
  later: 'Più avanti',
  checks: {
    check: 'Revisione',
    repack: 'Ripiegamento',
    lifetime: 'Durata di vita',
    protector: 'Protezione',
    carabiners: 'Moschettoni',
    other: 'Altro',
  },
  due: 'Da fare',
  dueSince: (day) => `Da fare dal ${DATES.day(day)}`,
  hoursOver: (hours) => `Da fare, ${NUMBERS.whole(hours)} h oltre`,
  flightsOver: (count) => `Da fare, ${counted(count, 'volo', 'voli')} oltre`,
  inDays: (days) => `Tra ${counted(days, 'giorno', 'giorni')}`,
  inHours: (hours) => `Tra ${NUMBERS.whole(hours)} h`,
  inFlights: (count) => `Tra ${counted(count, 'volo', 'voli')}`,
  line: (name, check, state) => `${name}: ${check} · ${state}`,
  more: (count) => plural(count, 'e un altro', `e altri ${NUMBERS.whole(count)}`),
  count: (count) => `${NUMBERS.whole(count)} da fare`,
  countSoon: (count) => `${NUMBERS.whole(count)} da fare presto`,
  show: 'Mostra',
};
