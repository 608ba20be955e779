import type { GLIDER_CHECK as EN } from '../en/glider-check.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS.whole(count)} ${plural(count, one, many)}`;

export const GLIDER_CHECK: typeof EN = {
  title: 'Check',
  lead: 'Der nächste Check ist fällig, sobald die erste dieser Grenzen erreicht ist. Lass leer, was für deinen Schirm nicht gilt.',
  checkedOn: 'Letzter Check',
  months: 'Monate',
  hours: 'Flugstunden',
  flights: 'Flüge',
  none: 'Kein Check eingetragen.',
  set: 'Check eintragen',
  due: 'Check fällig',
  dueSince: (day) => `Check fällig seit ${DATES.day(day)}`,
  hoursOver: (hours) => `Check fällig seit ${NUMBERS.whole(hours)}\u00a0h Flugzeit`,
  flightsOver: (count) => `Check fällig seit ${counted(count, 'Flug', 'Flügen')}`,
  on: (day) => `Check am ${DATES.day(day)}`,
  inDays: (days) => `Check in ${counted(days, 'Tag', 'Tagen')}`,
  inHours: (hours) => `Check in ${NUMBERS.whole(hours)}\u00a0h`,
  inFlights: (count) => `Check in ${counted(count, 'Flug', 'Flügen')}`,
  dueOn: 'Fällig am',
  hoursLeft: 'Stunden übrig',
  flightsLeft: 'Flüge übrig',
  airtimePerYear: 'Flugzeit pro Jahr',
  perYearHint: 'Wähle ein Jahr, um dessen Flüge zu sehen.',
  yearOf: (year, airtime, count) => `${year}: ${airtime}, ${counted(count, 'Flug', 'Flüge')}`,
  withGliders: (year, gliders) => `${year} – ${gliders.join(', ')}`,
  recordsOrder: 'Zuletzt geflogene zuerst',
  allGliders: (count) => `Alle ${NUMBERS.whole(count)} Schirme`,
  fewerGliders: 'Weniger Schirme',
  ofGlider: (name, airtime) => `${name}: ${airtime}`,
  otherGliders: 'Andere',
};
