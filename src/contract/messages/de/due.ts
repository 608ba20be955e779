import type { DUE as EN } from '../en/due.ts';
import { counted, DATES, NUMBERS, plural } from './formats.ts';

export const DUE: typeof EN = {
  title: 'Fällig',
  lead: 'Alle Checks deiner Schirme und deiner Ausrüstung, das Dringendste zuerst. Was du nicht mehr benutzt, steht nicht hier.',
  nothing: 'Kein Check ist eingetragen. Trage einen auf der Seite eines Schirms oder eines Ausrüstungsteils ein.',
  later: 'Später',
  checks: {
    check: 'Check',
    repack: 'Packen',
    lifetime: 'Lebensdauer',
    protector: 'Protektor',
    carabiners: 'Karabiner',
    other: 'Anderes',
  },
  due: 'Fällig',
  dueSince: (day) => `Fällig seit ${DATES.day(day)}`,
  hoursOver: (hours) => `Fällig, ${NUMBERS.whole(hours)} h darüber`,
  flightsOver: (count) => `Fällig, ${counted(count, 'Flug', 'Flüge')} darüber`,
  inDays: (days) => `In ${counted(days, 'Tag', 'Tagen')}`,
  inHours: (hours) => `In ${NUMBERS.whole(hours)} h`,
  inFlights: (count) => `In ${counted(count, 'Flug', 'Flügen')}`,
  line: (name, check, state) => `${name}: ${check} · ${state}`,
  more: (count) => plural(count, 'und 1 weiterer', `und ${NUMBERS.whole(count)} weitere`),
  count: (count) => `${NUMBERS.whole(count)} fällig`,
  countSoon: (count) => `${NUMBERS.whole(count)} bald fällig`,
  show: 'Anzeigen',
};
