import type { CALENDAR as EN } from '../en/calendar.ts';
import { CURRENCY } from './currency.ts';

export const CALENDAR: typeof EN = {
  checkDue: (glider) => `Revisione in scadenza: ${glider}`,
  checkSoon: (glider) => `Revisione in scadenza fra 30 giorni: ${glider}`,
  lapses: (rule) => `Attività recente scaduta: ${rule}`,
  flightsIn: CURRENCY.flightsIn,
  hoursIn: CURRENCY.hoursIn,
  withTag: CURRENCY.withTag,
};
