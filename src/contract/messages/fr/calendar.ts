import type { CALENDAR as EN } from '../en/calendar.ts';

export const CALENDAR: typeof EN = {
  due: (what, name) => `${what}, échéance aujourd’hui\u00a0: ${name}`,
  soon: (what, name) => `${what}, échéance dans 30\u00a0jours\u00a0: ${name}`,
  lapses: (rule) => `Pratique récente expirée\u00a0: ${rule}`,
};
