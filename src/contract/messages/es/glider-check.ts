import type { GLIDER_CHECK as EN } from '../en/glider-check.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

const days = (count: number): string => counted(count, 'día', 'días');
const flights = (count: number): string => counted(count, 'vuelo', 'vuelos');
const hours = (count: number): string => `${NUMBERS.whole(count)}\u00a0h`;

export const GLIDER_CHECK: typeof EN = {
  title: 'Revisión',
  lead: 'La próxima revisión toca al llegar al primero de estos límites. Deja vacío lo que no cuente.',
  checkedOn: 'Última revisión',
  months: 'Meses',
  hours: 'Horas de vuelo',
  flights: 'Vuelos',
  none: 'Sin revisión programada.',
  set: 'Programar revisión',
  due: 'Revisión pendiente',
  dueSince: (day) => `Revisión pendiente desde el ${DATES.day(day)}`,
  hoursOver: (over) => `Revisión pendiente, ${hours(over)} de más`,
  flightsOver: (count) => `Revisión pendiente, ${flights(count)} de más`,
  on: (day) => `Revisión el ${DATES.day(day)}`,
  inDays: (count) => `Revisión en ${days(count)}`,
  inHours: (left) => `Revisión en ${hours(left)} de vuelo`,
  inFlights: (count) => `Revisión en ${flights(count)}`,
  dueOn: 'Vence el',
  hoursLeft: 'Horas restantes',
  flightsLeft: 'Vuelos restantes',
  airtimePerYear: 'Tiempo de vuelo por año',
  perYearHint: 'Elige un año para ver sus vuelos.',
  yearOf: (year, airtime, count) => `${year}: ${airtime}, ${flights(count)}`,
  withGliders: (year, gliders) => `${year} – ${gliders.join(', ')}`,
  recordsOrder: 'Por vuelo más reciente',
  allGliders: (count) => `Ver las ${NUMBERS.whole(count)} velas`,
  fewerGliders: 'Menos velas',
  ofGlider: (name, airtime) => `${name}: ${airtime}`,
  otherGliders: 'Otras',
};
