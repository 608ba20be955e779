import type { CALENDAR as EN } from '../en/calendar.ts';

export const CALENDAR: typeof EN = {
  checks: {
    check: 'Revisione',
    repack: 'Ripiegamento',
    lifetime: 'Fine vita',
    protector: 'Protezione dorsale',
    carabiners: 'Moschettoni',
  },
  due: (what, name) => `${what}, in scadenza: ${name}`,
  soon: (what, name) => `${what}, in scadenza fra 30 giorni: ${name}`,
  lapses: (rule) => `Attività recente scaduta: ${rule}`,
};
