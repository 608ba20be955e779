import type { DUE as EN } from '../en/due.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

export const DUE: typeof EN = {
  title: 'Échéances',
  lead: 'Tous les contrôles de vos voiles et de votre matériel, le plus urgent d’abord. Ce que vous n’utilisez plus n’y figure pas.',
  nothing: 'Aucun contrôle n’est saisi. Saisissez-en un sur la page d’une voile ou d’un équipement.',
  later: 'Plus tard',
  checks: {
    check: 'Révision',
    repack: 'Pliage',
    lifetime: 'Durée de vie',
    protector: 'Protection',
    carabiners: 'Maillons',
    other: 'Autre',
  },
  due: 'À faire',
  dueSince: (day) => `À faire depuis le ${DATES.day(day)}`,
  hoursOver: (hours) => `À faire, ${NUMBERS.whole(hours)}\u00a0h de trop`,
  flightsOver: (count) => `À faire, ${counted(count, 'vol', 'vols')} de trop`,
  inDays: (days) => `Dans ${counted(days, 'jour', 'jours')}`,
  inHours: (hours) => `Dans ${NUMBERS.whole(hours)}\u00a0h`,
  inFlights: (count) => `Dans ${counted(count, 'vol', 'vols')}`,
  line: (name, check, state) => `${name}\u00a0: ${check} · ${state}`,
  more: (count) => `et ${counted(count, 'autre', 'autres')}`,
  count: (count) => `${NUMBERS.whole(count)} à faire`,
  countSoon: (count) => `${NUMBERS.whole(count)} à faire bientôt`,
  show: 'Afficher',
};
