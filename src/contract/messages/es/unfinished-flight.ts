import type { UNFINISHED_FLIGHT as EN } from '../en/unfinished-flight.ts';

export const UNFINISHED_FLIGHT: typeof EN = {
  question: (file) => `Hay un vuelo nuevo sin terminar. ¿Qué hacer con ${file}?`,
  asAnother: 'Añadirlo como otro vuelo',
  asAnotherHint: 'El vuelo empezado se queda como está: «Añadir vuelo» lo abre después.',
  replaceTrack: 'Reemplazar el track',
  useForIt: 'Usarlo para el vuelo empezado',
  afterCancel: 'Con «Cancelar» el archivo queda en la página de importación.',
  keptBeside: 'Hay otro vuelo empezado.',
  openKept: 'Abrirlo',
};
