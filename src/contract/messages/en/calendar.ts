import { CURRENCY } from './currency.ts';

/** What a calendar that a pilot has subscribed to says on a day: no place, and no serial number, as others keep it. */
export const CALENDAR = {
  /** On the day on which a check of a glider is due, and 30 days before. */
  checkDue: (glider: string): string => `Check due: ${glider}`,
  checkSoon: (glider: string): string => `Check due in 30 days: ${glider}`,
  /** On the first day on which a rule of currency is not met; `rule` is what it asks for: `3 flights in 90 days`. */
  lapses: (rule: string): string => `Currency lapses: ${rule}`,
  flightsIn: CURRENCY.flightsIn,
  hoursIn: CURRENCY.hoursIn,
  withTag: CURRENCY.withTag,
};
