import type { GLIDER_CHECK as EN } from '../en/glider-check.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS.whole(count)} ${plural(count, one, many)}`;

export const GLIDER_CHECK: typeof EN = {
  title: 'Révision',
  lead: 'La prochaine révision est à faire dès que la première de ces limites est atteinte. Laissez vide ce qui ne compte pas.',
  checkedOn: 'Dernière révision',
  months: 'Mois',
  hours: 'Heures de vol',
  flights: 'Vols',
  none: 'Aucune révision prévue.',
  set: 'Prévoir une révision',
  due: 'Révision à faire',
  dueSince: (day) => `Révision à faire depuis le ${DATES.day(day)}`,
  hoursOver: (hours) => `Révision dépassée de ${NUMBERS.whole(hours)}\u00a0h`,
  flightsOver: (count) => `Révision dépassée de ${counted(count, 'vol', 'vols')}`,
  on: (day) => `Révision le ${DATES.day(day)}`,
  inDays: (days) => `Révision dans ${counted(days, 'jour', 'jours')}`,
  inHours: (hours) => `Révision dans ${NUMBERS.whole(hours)}\u00a0h de vol`,
  inFlights: (count) => `Révision dans ${counted(count, 'vol', 'vols')}`,
  dueOn: 'À faire le',
  hoursLeft: 'Heures restantes',
  flightsLeft: 'Vols restants',
  airtimePerYear: 'Temps de vol par an',
  perYearHint: 'Choisissez une année pour voir ses vols.',
  yearOf: (year, airtime, count) => `${year}\u202f: ${airtime}, ${counted(count, 'vol', 'vols')}`,
  withGliders: (year, gliders) => `${year} – ${gliders.join(', ')}`,
  recordsOrder: 'Dernières utilisées d’abord',
  allGliders: (count) => `Toutes les voiles (${NUMBERS.whole(count)})`,
  fewerGliders: 'Moins de voiles',
  ofGlider: (name, airtime) => `${name}\u202f: ${airtime}`,
  otherGliders: 'Autres',
};
