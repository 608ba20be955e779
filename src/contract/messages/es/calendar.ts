import type { CALENDAR as EN } from '../en/calendar.ts';
import { CURRENCY } from './currency.ts';

export const CALENDAR: typeof EN = {
  checkDue: (glider) => `Toca la revisión: ${glider}`,
  checkSoon: (glider) => `Toca la revisión en 30 días: ${glider}`,
  lapses: (rule) => `Caduca la práctica reciente: ${rule}`,
  flightsIn: CURRENCY.flightsIn,
  hoursIn: CURRENCY.hoursIn,
  withTag: CURRENCY.withTag,
};
