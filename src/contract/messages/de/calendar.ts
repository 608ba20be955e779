import type { CALENDAR as EN } from '../en/calendar.ts';

export const CALENDAR: typeof EN = {
  due: (what, name) => `${what} fällig: ${name}`,
  soon: (what, name) => `${what} in 30 Tagen fällig: ${name}`,
  lapses: (rule) => `Nicht mehr in Übung: ${rule}`,
};
