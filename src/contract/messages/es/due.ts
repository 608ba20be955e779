import type { DUE as EN } from '../en/due.ts';
import { counted, DATES, NUMBERS, plural } from './formats.ts';

export const DUE: typeof EN = {
  title: 'Vencimientos',
  lead: 'Todos los controles de tus velas y de tu equipo, primero lo más urgente. Lo que ya no usas no aparece.',
  nothing: 'No hay ningún control. Añade uno en la página de una vela o de un equipo.',
  later: 'Más adelante',
  checks: {
    check: 'Revisión',
    repack: 'Plegado',
    lifetime: 'Vida útil',
    protector: 'Protección',
    carabiners: 'Mosquetones',
    other: 'Otro',
  },
  due: 'Toca ya',
  dueSince: (day) => `Toca desde el ${DATES.day(day)}`,
  hoursOver: (hours) => `Toca ya, ${NUMBERS.whole(hours)} h de más`,
  flightsOver: (count) => `Toca ya, ${counted(count, 'vuelo', 'vuelos')} de más`,
  inDays: (days) => `Dentro de ${counted(days, 'día', 'días')}`,
  inHours: (hours) => `Dentro de ${NUMBERS.whole(hours)} h`,
  inFlights: (count) => `Dentro de ${counted(count, 'vuelo', 'vuelos')}`,
  line: (name, check, state) => `${name}: ${check} · ${state}`,
  more: (count) => plural(count, 'y otro más', `y ${NUMBERS.whole(count)} más`),
  count: (count) => counted(count, 'vencido', 'vencidos'),
  countSoon: (count) => counted(count, 'vence pronto', 'vencen pronto'),
  show: 'Mostrar',
};
