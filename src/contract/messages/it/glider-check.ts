import type { GLIDER_CHECK as EN } from '../en/glider-check.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

/** Returns a day behind `from`: `dal 3 mag 2025`, `dall’8 mag 2025`. */
function since(date: string): string {
  const day = DATES.day(date);
  return /^(?:8|11) /.test(day) ? `dall’${day}` : `dal ${day}`;
}

/** Returns a day behind `entro`: `entro il 3 mag 2025`, `entro l’8 mag 2025`. */
function by(date: string): string {
  const day = DATES.day(date);
  return /^(?:8|11) /.test(day) ? `entro l’${day}` : `entro il ${day}`;
}

export const GLIDER_CHECK: typeof EN = {
  title: 'Revisione',
  lead: 'La prossima revisione è da fare al primo di questi limiti raggiunto. Lascia vuoto ciò che non conta.',
  checkedOn: 'Ultima revisione',
  months: 'Mesi',
  hours: 'Ore di volo',
  flights: 'Voli',
  none: 'Nessuna revisione.',
  set: 'Imposta revisione',
  due: 'Revisione da fare',
  dueSince: (day) => `Revisione da fare ${since(day)}`,
  hoursOver: (hours) => `Revisione da fare da ${counted(hours, 'ora di volo', 'ore di volo')}`,
  flightsOver: (count) => `Revisione da fare da ${counted(count, 'volo', 'voli')}`,
  on: (day) => `Revisione ${by(day)}`,
  inDays: (days) => `Revisione fra ${counted(days, 'giorno', 'giorni')}`,
  inHours: (hours) => `Revisione fra ${counted(hours, 'ora di volo', 'ore di volo')}`,
  inFlights: (count) => `Revisione fra ${counted(count, 'volo', 'voli')}`,
  dueOn: 'Scadenza',
  hoursLeft: 'Ore rimaste',
  flightsLeft: 'Voli rimasti',
  airtimePerYear: 'Ore di volo annue',
  perYearHint: 'Scegli un anno per vederne i voli.',
  yearOf: (year, airtime, count) => `${year}: ${airtime}, ${counted(count, 'volo', 'voli')}`,
  withGliders: (year, gliders) => `${year} – ${gliders.join(', ')}`,
  recordsOrder: 'Prima le ultime vele usate',
  allGliders: (count) => `Tutte le vele (${NUMBERS.whole(count)})`,
  fewerGliders: 'Meno vele',
  ofGlider: (name, airtime) => `${name}: ${airtime}`,
  otherGliders: 'Altre',
};
