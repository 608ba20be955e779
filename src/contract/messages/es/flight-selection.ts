import type { FLIGHT_SELECTION as EN } from '../en/flight-selection.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'vuelo', 'vuelos');

export const FLIGHT_SELECTION: typeof EN = {
  selectAll: (count) => plural(count, 'Seleccionar 1', `Seleccionar los ${NUMBERS.whole(count)}`),
  selected: (count) => `${NUMBERS.whole(count)} ${plural(count, 'seleccionado', 'seleccionados')}`,
  bar: 'Vuelos seleccionados',
  done: 'Terminar selección',
  actions: {
    setGlider: 'Vela',
    setSite: 'Zona',
    addTags: 'Añadir etiquetas',
    removeTags: 'Quitar etiqueta',
    export: 'Exportar',
    delete: 'Eliminar',
  },
  questions: {
    setGlider: (count) => `Cambiar la vela de ${flights(count)}`,
    setSite: (count) => `Cambiar la zona de ${flights(count)}`,
    addTags: (count) => `Añadir etiquetas a ${flights(count)}`,
    removeTags: (count) => `Quitar una etiqueta de ${flights(count)}`,
    delete: (count) => `¿Eliminar ${flights(count)}?`,
  },
  unsent: (count) =>
    plural(count, 'Queda fuera 1 vuelo sin enviar.', `Quedan fuera ${NUMBERS.whole(count)} vuelos sin enviar.`),
  onlyUnsent: (count) =>
    plural(
      count,
      'Este vuelo aún no se ha enviado: hasta entonces no se puede cambiar aquí.',
      'Estos vuelos aún no se han enviado: hasta entonces no se pueden cambiar aquí.',
    ),
  tooMany: (most) => `Como máximo ${flights(most)} a la vez: selecciona menos, por ejemplo por año.`,
  exporting: {
    question: (count) => `Exportar ${flights(count)}`,
    csv: 'Tabla (CSV)',
    csvNote: 'Para hojas de cálculo y para volver a importarla.',
    zip: 'Tracks (ZIP)',
    zipNote: ({ tracks, waiting, count }) => {
      if (tracks + waiting === 0) return 'Ninguno de estos vuelos tiene track.';
      const without = count - tracks - waiting;
      const sentences = [
        tracks > 0 && `Los archivos IGC de ${flights(tracks)}.`,
        without > 0 && `${plural(without, 'Queda', 'Quedan')} fuera ${flights(without)} sin track.`,
        waiting > 0 && plural(waiting, 'Queda fuera 1 track sin enviar.', `Quedan fuera ${waiting} tracks sin enviar.`),
      ];
      return sentences.filter((sentence) => sentence !== false).join(' ');
    },
    packing: 'Comprimiendo…',
  },
  apply: 'Aplicar',
  changing: 'Cambiando…',
  tag: 'Etiqueta',
  noTags: 'No hay etiquetas que quitar.',
};
