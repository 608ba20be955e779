import type { CALENDAR as EN } from '../en/calendar.ts';
import { CURRENCY } from './currency.ts';

export const CALENDAR: typeof EN = {
  checkDue: (glider) => `Check fällig: ${glider}`,
  checkSoon: (glider) => `Check in 30 Tagen fällig: ${glider}`,
  lapses: (rule) => `Nicht mehr in Übung: ${rule}`,
  flightsIn: CURRENCY.flightsIn,
  hoursIn: CURRENCY.hoursIn,
  withTag: CURRENCY.withTag,
};
