import type { ITEM_FORMS as EN } from '../en/item-forms.ts';
import { plural } from './formats.ts';

const FLIGHT_FORM: (typeof EN)['flightForm'] = {
  likeLast: 'Como el último vuelo',
  newGlider: 'Nueva vela',
  newSite: 'Nueva zona',
  atLaunch: (place) => `En el despegue del track (${place})`,
  siteOnMap: 'Situarla en el mapa y añadir datos',
  deleteQuestion: '¿Eliminar este vuelo?',
  sledRide: 'Planeo',
};

const PERHAPS_NONE = ' · quizá no lo sea';

const IGC: (typeof EN)['igc'] = {
  title: 'Track IGC',
  file: 'Archivo IGC',
  choose: 'Elegir archivo IGC',
  orDrop: 'o suéltalo aquí',
  replace: 'Sustituir',
  openInImport: 'Abrirlo en la importación, que admite hasta 8\u00a0MB',
  reading: (name) => `Leyendo ${name}`,
  knownTrack: 'Ya tienes este track',
  knownTrackOf: (flight) => `Ya tienes este track: vuelo del ${flight}`,
  open: 'Abrir',
  addAnyway: 'Añadir igualmente',
  noSiteNear: (place) => `No hay ninguna zona cerca de las coordenadas del despegue (${place}). ¿Crear una nueva?`,
  createSite: 'Crear nueva',
  nearestSite: 'Zona más cercana',
  noDay: 'Este archivo no dice qué día se grabó. ¿Cuándo fue el vuelo?',
  whichDecade: 'Este archivo no dice qué día se grabó, y por su nombre no se sabe la década. ¿Cuándo fue el vuelo?',
  dayOfFlight: 'Día del vuelo',
  takeDay: 'Usar este día',
  rolledOver: (day, probable) =>
    `El archivo dice ${day}. Algunos receptores cuentan 1\u202f024 semanas de menos: en ese caso, el vuelo fue el ${probable}.`,
  takeProbableDay: (day) => `Usar ${day}`,
  surelyNone:
    'En este archivo no hay nada que sea con seguridad un vuelo. Comprueba el inicio y el final antes de guardarlo.',
  mayBeNone: 'Puede que esto no sea un vuelo. Comprueba el inicio y el final antes de guardarlo.',
  beginsInAir: 'La grabación empieza en el aire: no se sabe dónde fue el despegue, así que no se propone ninguna zona.',
  endsInAir: 'La grabación termina en el aire.',
  whichFlight: 'Vuelo de este archivo',
  flightOfFile: ({ position, count, from, to, airtime, isDoubtful }) =>
    `Vuelo ${position} de ${count} · ${from}–${to} · ${airtime}${isDoubtful ? PERHAPS_NONE : ''}`,
  addOthers: (count) =>
    plural(count, 'Añadir también el otro como vuelo', `Añadir también los otros ${count} como vuelos`),
  addOthersNotStored: (count) =>
    plural(
      count,
      'Añadir también el otro, que aún no está en tu libro de vuelo',
      `Añadir también los otros ${count} que aún no están en tu libro de vuelo`,
    ),
  othersNotAdded: (added, count, reason) =>
    plural(
      count,
      `Este vuelo se ha guardado, pero el otro no: ${reason}`,
      `Este vuelo se ha guardado, y ${added} de los otros ${count}. El siguiente no: ${reason}`,
    ),
  trim: 'Recortar',
  trimStored: 'Recortar',
  trimStart: 'Inicio',
  trimEnd: 'Final',
  trimReset: 'Sin recorte',
  utc: (time) => `${time} UTC`,
};

const PROPOSALS: (typeof EN)['proposals'] = {
  title: 'Zonas conocidas cerca',
  pending: 'Buscando zonas conocidas cerca…',
  found: (name, distance) => `Hemos encontrado la zona «${name}» a ${distance}`,
  use: 'Usar estos datos',
  nothing: (distance) => ({
    before: `No hay zonas conocidas a menos de ${distance}. Puedes añadir los datos de la nueva zona a una `,
    link: 'base de datos pública de zonas de parapente',
    after: ' o ampliar el radio de búsqueda.',
  }),
  widen: 'Ampliar el radio de búsqueda',
  credit: (source) => `Datos de la zona: ${source}`,
};

const PICKER: (typeof EN)['picker'] = {
  title: 'Elegir un lugar en el mapa',
  pin: 'Marcador',
  close: 'Cerrar mapa',
  apply: 'Aplicar',
  searchLabel: 'Dirección o coordenadas',
  placeholder: 'dirección o punto',
  search: 'Buscar',
  searching: 'Buscando…',
  nothingFound: 'No se ha encontrado nada. Prueba con otras palabras o marca un punto.',
  foundPlaces: 'Lugares encontrados',
  locate: 'Mi ubicación',
  locating: 'Localizando…',
  notShared:
    'Tu navegador no comparte tu ubicación con esta página. Permítelo en sus ajustes, o busca o marca un punto.',
  notFound: 'No se ha encontrado tu ubicación. Busca o marca un punto.',
  pending: 'Consultando…',
  unknown: 'Desconocida',
  elevationOf: (source) => `Elevación: ${source}`,
};

const TAGS: (typeof EN)['tags'] = {
  label: 'Etiquetas',
  hint: 'Enter o una coma cierran la etiqueta.',
  chosen: 'Elegidas',
  proposed: 'Propuestas',
  add: (tag) => `Añadir ${tag}`,
  common: ['hike & fly', 'XC', 'térmica', 'ladera', 'biplaza', 'escuela', 'competición', 'campa', 'acro'],
};

const CONFLICT: (typeof EN)['conflict'] = {
  lead: 'Esto ha cambiado mientras tanto. Elige qué se queda y vuelve a guardar.',
  mine: 'Lo tuyo',
  theirs: 'Lo del servidor',
  nothing: 'Vacío',
  myTrack: 'El track de este formulario',
  theirTrack: 'El track guardado',
};

export const ITEM_FORMS: typeof EN = {
  forms: {
    hours: (label) => `${label}, horas`,
    minutes: (label) => `${label}, minutos`,
    restored: 'Aquí sigue lo que habías escrito.',
    leaveQuestion: '¿Salir sin guardar los cambios?',
    openAgain:
      'Este formulario se abrió antes de restaurar el libro de vuelo desde una copia de seguridad, y ahora podría corresponder a otra cosa. Ábrelo de nuevo desde la lista.',
    unreadableFile: (name) => `No se ha podido leer el archivo ${name}`,
    saved: 'Guardado',
    savedHere: 'Guardado en este dispositivo',
    savedWith: (others) =>
      plural(
        others,
        'Guardado, con 1 vuelo más del mismo archivo',
        `Guardado, con ${others} vuelos más del mismo archivo`,
      ),
  },
  flightForm: FLIGHT_FORM,
  igc: IGC,
  conflict: CONFLICT,
  picker: PICKER,
  proposals: PROPOSALS,
  tags: TAGS,
};
