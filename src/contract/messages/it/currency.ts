import type { CURRENCY as EN } from '../en/currency.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

/** Returns a day with its article: `il 3 mag 2025`, `l’8 mag 2025`. */
function on(date: string): string {
  const day = DATES.day(date);
  return /^(?:8|11) /.test(day) ? `l’${day}` : `il ${day}`;
}

export const CURRENCY: typeof EN = {
  title: 'Attività recente',
  lead: 'Le tue regole: quanto vuoi aver volato negli ultimi tempi. Aiutano a contare; cosa puoi volare lo dice la tua federazione.',
  add: 'Aggiungi regola',
  newRule: 'Nuova regola',
  changeRule: 'Modifica regola',
  remove: 'Elimina',
  full: (most) => `Hai ${most} regole, il massimo possibile.`,
  flightsIn: (least, days) => `${counted(least, 'volo', 'voli')} in ${counted(days, 'giorno', 'giorni')}`,
  hoursIn: (least, days) => `${counted(least, 'ora', 'ore')} in ${counted(days, 'giorno', 'giorni')}`,
  withTag: (tag) => `con il tag “${tag}”`,
  met: (day) => `Soddisfatta, scade ${on(day)}`,
  lapsesTomorrow: 'Soddisfatta, scade domani',
  soon: (days) => `Soddisfatta, scade fra ${counted(days, 'giorno', 'giorni')}`,
  lapsed: (day) => `Scaduta ${on(day)}`,
  never: 'Non ancora soddisfatta',
  noGlider: (name) => `Impossibile da soddisfare: non hai una vela “${name}”. Modifica o elimina la regola.`,
  tooMuch: 'Impossibile da soddisfare: in questi giorni non ci sta così tanto. Modifica o elimina la regola.',
  flightsOf: (amount, least) => `${NUMBERS.whole(amount)} di ${counted(least, 'volo', 'voli')}`,
  hoursOf: (amount, least) => `${amount} di ${NUMBERS.whole(least)}\u00a0h`,
  count: 'Cosa conta',
  counts: { flights: 'Voli', hours: 'Ore di volo' },
  least: 'Almeno',
  days: 'Negli ultimi … giorni',
  tag: 'Con il tag',
  glider: 'Con la vela',
  anyTag: 'Tutti i voli',
  anyGlider: 'Tutte le vele',
  wrongNumber: (most) => `Un numero intero sopra lo 0, al massimo ${NUMBERS.whole(most)}`,
};
