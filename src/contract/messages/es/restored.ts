import type { RESTORED as EN } from '../en/restored.ts';
import { counted, plural } from './formats.ts';

export const RESTORED: typeof EN = {
  title: 'Faltan tras la restauración',
  notice: (items) =>
    `El libro de vuelo se restauró desde una copia de seguridad. En este dispositivo quedan entradas que le faltan: ${items}.`,
  flights: (count) => counted(count, 'vuelo', 'vuelos'),
  sites: (count) => counted(count, 'zona de vuelo', 'zonas de vuelo'),
  gliders: (count) => counted(count, 'vela', 'velas'),
  gear: (count) => counted(count, 'equipo', 'equipos'),
  handlings: (count) => counted(count, 'sesión de campa', 'sesiones de campa'),
  gearTitle: 'Equipo',
  handlingTitle: 'Campa',
  show: 'Mostrar',
  lead: (day) =>
    `La copia de seguridad con la que se restauró tu libro de vuelo no contiene estas entradas. Este dispositivo las conserva hasta el ${day}, o hasta que cierres la sesión.`,
  nothing: 'En este dispositivo no hay nada que le falte a tu libro de vuelo.',
  unread: 'Lo guardado en este dispositivo no se puede leer en este momento.',
  selectAll: 'Seleccionar todo',
  saveAsNew: (count) => plural(count, 'Guardar 1 como nueva', `Guardar ${count} como nuevas`),
  discard: (count) => plural(count, 'Descartar 1', `Descartar ${count}`),
  discardQuestion: (count) =>
    plural(
      count,
      '¿Descartar esta entrada? No hay otra copia.',
      `¿Descartar estas ${count} entradas? No hay otra copia.`,
    ),
  withTrack: 'Con su track',
  trackNotHere: 'El track no está en este dispositivo. El vuelo se guardará sin él.',
  sameTrack: 'El libro de vuelo ya tiene un vuelo con este track.',
  progress: (done, total) => `${done} de ${total} guardadas`,
  waiting: 'El servidor limita los cambios por minuto. El guardado sigue en un momento.',
  offline: 'Necesitas conexión para guardarlas.',
  notRemoved: 'No se ha podido quitar de este dispositivo. Inténtalo de nuevo.',
};
