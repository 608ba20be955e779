import type { CALENDAR as EN } from '../en/calendar.ts';
import { CURRENCY } from './currency.ts';

export const CALENDAR: typeof EN = {
  checkDue: (glider) => `Révision à faire\u00a0: ${glider}`,
  checkSoon: (glider) => `Révision à faire dans 30\u00a0jours\u00a0: ${glider}`,
  lapses: (rule) => `Pratique récente expirée\u00a0: ${rule}`,
  flightsIn: CURRENCY.flightsIn,
  hoursIn: CURRENCY.hoursIn,
  withTag: CURRENCY.withTag,
};
