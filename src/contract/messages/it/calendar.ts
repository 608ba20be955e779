import type { CALENDAR as EN } from '../en/calendar.ts';

export const CALENDAR: typeof EN = {
  due: (what, name) => `${what}, in scadenza: ${name}`,
  soon: (what, name) => `${what}, in scadenza fra 30 giorni: ${name}`,
  lapses: (rule) => `Attività recente scaduta: ${rule}`,
};
