import type { CURRENCY as EN } from '../en/currency.ts';
import { counted, DATES, NUMBERS } from './formats.ts';

export const CURRENCY: typeof EN = {
  title: 'Práctica reciente',
  lead: 'Tus propias reglas: cuánto quieres haber volado últimamente. Ayudan a contar; lo que puedes volar lo dice tu federación.',
  add: 'Añadir regla',
  newRule: 'Regla nueva',
  changeRule: 'Cambiar regla',
  remove: 'Eliminar',
  full: (most) => `Tienes ${most} reglas, el máximo posible.`,
  rule: ({ count, least, days }) =>
    `${count === 'hours' ? counted(least, 'hora', 'horas') : counted(least, 'vuelo', 'vuelos')} en ${counted(days, 'día', 'días')}`,
  withTag: (tag) => `etiqueta «${tag}»`,
  met: (day) => `Cumplida, caduca el ${DATES.day(day)}`,
  lapsesTomorrow: 'Cumplida, caduca mañana',
  soon: (days, day) => `Cumplida, caduca en ${counted(days, 'día', 'días')}, el ${DATES.day(day)}`,
  lapsed: (day) => `Caducó el ${DATES.day(day)}`,
  never: 'Aún no cumplida',
  noGlider: (name) => `No se puede cumplir: no tienes ninguna vela «${name}». Cambia o elimina la regla.`,
  tooManyHours: 'No se puede cumplir: estos días no tienen tantas horas. Cambia o elimina la regla.',
  flightsOf: (amount, least) => `${NUMBERS.whole(amount)} de ${counted(least, 'vuelo', 'vuelos')}`,
  hoursOf: (amount, least) => `${amount} de ${NUMBERS.whole(least)}\u00a0h`,
  count: 'Qué cuenta',
  counts: { flights: 'Vuelos', hours: 'Horas de vuelo' },
  least: 'Al menos',
  days: 'En los últimos … días',
  tag: 'Con la etiqueta',
  glider: 'Con la vela',
  anyTag: 'Todos los vuelos',
  anyGlider: 'Todas las velas',
  wrongNumber: (most) => `Un número entero de 1 a ${NUMBERS.whole(most)}`,
};
