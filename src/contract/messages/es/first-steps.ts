import { PRODUCT_NAME } from '#contract/product';
import type { FIRST_STEPS as EN } from '../en/first-steps.ts';
import { NUMBERS, plural } from './formats.ts';

export const FIRST_STEPS: typeof EN = {
  title: 'Primeros pasos',
  progress: (done, count) => `Hecho: ${done} de ${count}`,
  done: 'Hecho:',
  hide: 'Ocultar',
  files: {
    title: 'Desde tus tracks',
    text: 'El día, la hora, la zona, el tiempo de vuelo y la altitud se leen de los archivos.',
    label: 'Archivos IGC',
    choose: 'Elegir archivos IGC',
    orDrop: 'o suéltalos en esta página',
  },
  import: {
    title: 'Desde otro libro de vuelo',
    text: 'Carpetas y archivos ZIP con tracks, tablas y lo que exportan otros libros de vuelo.',
  },
  byHand: { title: 'A mano', text: 'Basta con el día; la zona, el tiempo de vuelo y lo demás son opcionales.' },
  units: {
    text: (altitude, distance) => `Tus unidades: ${altitude} y ${distance}`,
    action: 'Cambiar unidades',
  },
  before: {
    todo: `¿Ya volabas antes de ${PRODUCT_NAME}? Tus totales continúan desde ahí`,
    text: (count) =>
      count === 0
        ? `Ningún vuelo antes de ${PRODUCT_NAME}`
        : `${NUMBERS.whole(count)} ${plural(count, 'vuelo', 'vuelos')} antes de ${PRODUCT_NAME}`,
    airtimeOnly: `Tiempo de vuelo antes de ${PRODUCT_NAME}`,
    action: 'Anotar vuelos',
    none: 'No volaba',
  },
  glider: { todo: 'Tu vela: se cuentan sus vuelos y sus horas', text: 'Tu primera vela' },
  flight: { todo: 'Tu primer vuelo, de una de estas tres maneras', text: 'Tu primer vuelo' },
};
