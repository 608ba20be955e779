import type { CALENDAR as EN } from '../en/calendar.ts';

export const CALENDAR: typeof EN = {
  due: (what, name) => `${what}, vence hoy: ${name}`,
  soon: (what, name) => `${what}, vence en 30 días: ${name}`,
  lapses: (rule) => `Caduca la práctica reciente: ${rule}`,
};
