import type { IMPORT_REVIEW as EN, IMPORT_ITEMS as EN_IMPORT_ITEMS } from '../en/import-review.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const flights = (count: number): string => `${whole(count)} ${plural(count, 'vuelo', 'vuelos')}`;

const FILLED = {
  time: 'hora',
  site: 'zona',
  glider: 'vela',
  airtime: 'tiempo de vuelo',
  altitude: 'altitud',
  remarks: 'observaciones',
  tags: 'etiquetas',
  track: 'track',
};

export const IMPORT_REVIEW: typeof EN = {
  // Not 'Revisión', which is the check of a glider.
  title: 'Resumen',
  summary: (found, files) =>
    `${flights(found)} en ${whole(files)} ${plural(files, 'archivo', 'archivos')}. Todavía no se ha guardado nada.`,
  import: (count) => (count === 0 ? 'Nada que importar' : `Importar ${flights(count)}`),
  importOthers: 'Importar el resto de la copia',
  importOthersOfTable: 'Importar el resto de la tabla',
  archive: (path, moment, counts) =>
    `${path} es una copia completa de un libro de vuelo${moment === null ? '' : `, del ${moment}`}, con ${whole(counts.sites)} ${plural(counts.sites, 'zona', 'zonas')} y ${whole(counts.gliders)} ${plural(counts.gliders, 'vela', 'velas')}.`,
  gearComes: (gear, handlings) =>
    `Además: ${counted(gear, 'equipo', 'equipos')} y ${counted(handlings, 'sesión de campa', 'sesiones de campa')}.`,
  handlingsCome: (count) => `Además: ${counted(count, 'sesión de campa', 'sesiones de campa')}.`,
  withoutGlider: (count, places) =>
    `${counted(count, 'sesión de campa', 'sesiones de campa')} sin vela: elige una en «Velas»; si no, ${plural(count, 'no se importará', 'no se importarán')} (${places}).`,
  pilotComes:
    'Tu libro de vuelo está vacío: recibe también el nombre, las unidades, la liga principal y los vuelos anteriores de la copia completa.',
  trackLost: 'Su track está dañado: el vuelo se importa sin él.',
  noDay: 'Su archivo no dice qué día se grabó.',
  whichDay: '¿Qué día?',
  timesNotes: {
    noZone: 'Su archivo no dice la zona horaria: las horas se han leído como UTC, así que comprueba la hora del vuelo.',
    spread: 'Su archivo solo tiene las horas de inicio y final: las intermedias son estimadas.',
  },
  doubtful: 'Puede que esto no sea un vuelo.',
  beginsInAir: 'Su grabación empieza en el aire: no se propone ninguna zona.',
  endsInAir: 'Su grabación termina en el aire.',
  continued: (seconds, file) =>
    `Empieza en el aire donde termina ${file}, ${whole(seconds)}\u00a0s después: probablemente forman un solo vuelo.`,
  joined: (files) =>
    `Unido a partir de ${whole(files)} archivos: cada uno sigue donde termina el anterior. El track se guarda como un solo archivo.`,
  keepApart: 'Dejarlos separados',
  mayBeAnother: 'Quizá sea el mismo vuelo que otro de ese día.',
  finish: 'Terminar importación',
  stopped: (read, files) =>
    `Se ha detenido la lectura: ${whole(read)} de ${whole(files)} ${plural(files, 'archivo leído', 'archivos leídos')}.`,
  goesOn: (moment) => `Esto continúa la importación del ${moment}, que no se terminó.`,
  startOver: 'Empezar de nuevo',
  openQuestions: (count) =>
    plural(
      count,
      '1 pregunta sin responder. Sin respuesta, ese vuelo se omite.',
      `${whole(count)} preguntas sin responder. Sin respuesta, esos vuelos se omiten.`,
    ),
  converted: (count) =>
    `${flights(count)} de otros formatos: ${plural(count, 'el track se guarda', 'los tracks se guardan')} como IGC.`,
  before: (count, airtime) => `${flights(count)} anteriores a este libro, ${airtime}: van a tu perfil.`,
  beforeKnown: (count, airtime) =>
    `${flights(count)} anteriores a este libro, ${airtime}: se omiten, porque tu perfil ya los tiene.`,
  columnsLeftOut: (path, headers) =>
    `${plural(headers.length, 'Columna omitida', 'Columnas omitidas')} de ${path}: ${headers.join(', ')}.`,
  importedBefore: (moment) => `Ya importaste estos archivos el ${moment}. Las entradas que tienes quedan como están.`,
  fillAgain: (count) => `Completar de todos modos ${whole(count)} ${plural(count, 'entrada', 'entradas')}`,
  show: 'Mostrar',
  all: 'Todos',
  filters: {
    new: 'Nuevos',
    fills: 'Completan un vuelo',
    question: 'Preguntas',
    known: 'Ya existen',
    leftOut: 'Omitidos',
    refused: 'Rechazados',
  },
  none: 'Aquí no hay vuelos.',
  whichFlight: '¿Qué vuelo es?',
  isItNew: '¿Es un vuelo nuevo?',
  known: {
    known: 'En tu libro de vuelo',
    sameFlight: 'De otro instrumento',
    repeated: 'Está dos veces',
    fills: 'Nada que completar',
    question: 'Nada que completar',
    new: 'Nada que completar',
  },
  longer: 'Más largo que en tu libro',
  answer: 'Qué se hace con él',
  addAsNew: 'Vuelo nuevo',
  leaveOut: 'Omitir',
  isEntry: (entry) => `Es ${entry}`,
  answerFor: (flight) => `Qué se hace con: ${flight}`,
  flightOf: (date, time) => (time === null ? `vuelo del ${date}` : `vuelo del ${date}, ${time}`),
  entryWithoutFields: 'el vuelo sin hora ni zona',
  inLogbook: 'En tu libro de vuelo',
  fills: (fields) => `Completa: ${fields.map((field) => FILLED[field]).join(', ')}`,
  noTrack: 'sin track',
  newItem: { site: 'nueva', glider: 'nueva' },
  change: (flight) => `Cambiar zona y vela: ${flight}`,
  done: 'Listo',
  bulk: (count) => plural(count, 'El vuelo mostrado', `Los ${flights(count)} mostrados`),
  bulkAdd: 'Importar como nuevos',
  bulkLeaveOut: 'Omitir',
  bulkReset: 'Usar lo propuesto',
  bulkGlider: 'Vela de los vuelos mostrados',
  setGlider: 'Asignar vela…',
  tableLeftOut: 'Has omitido esta tabla.',
  refusedFiles: 'Lo que no se puede importar',
  rowOfFile: (path, row) => `${path}, fila ${whole(row)}`,
  file: 'Archivo',
  reason: 'Motivo',
  table: 'Vuelos encontrados',
};

export const IMPORT_ITEMS: typeof EN_IMPORT_ITEMS = {
  sites: {
    title: (count) => `${whole(count)} ${plural(count, 'zona nueva', 'zonas nuevas')}`,
    lead: 'Despegues que no están cerca de ninguna de tus zonas. Los nombres vienen de una base de datos pública; cámbialos como quieras.',
    leadOfArchive: 'Zonas que no tienes. Vienen con todo lo que la copia completa dice de ellas.',
    name: 'Nombre',
    use: 'Usar',
    newSite: 'Nueva zona',
    flights,
    launchAt: (place) => `${place}, despegue`,
    launchNear: (place, km) => `Despegue cerca de ${place}, ${km}\u00a0km`,
    unnamed: 'Despegue',
    useFor: (name) => `Usar para ${name}`,
    nameOf: (name) => `Nombre de ${name}`,
    lookingUp: (count) =>
      `Todavía ${plural(count, 'se está buscando 1 nombre', `se están buscando ${whole(count)} nombres`)}: la importación los espera 10 segundos como máximo y luego toma los que ves.`,
    waiting: 'Esperando los nombres…',
    beingLookedUp: 'Se está buscando su nombre…',
    newNamed: (name) => `${name} (nueva)`,
    near: (name, distance) => `${name}, ${distance}`,
    sameName: 'Aquí ya tienes una zona con este nombre; los vuelos se añaden a ella.',
    sameNew: 'Otra zona nueva tiene este nombre y está igual de cerca; los vuelos la comparten.',
    numbered: (name) => `En otro lugar hay una zona con este nombre; esta será «${name}».`,
    noLookUp: 'Ahora no se han podido buscar los nombres.',
  },
  gliders: {
    title: 'Velas',
    lead: 'Cómo llaman tus archivos a tus velas, y cuál de las tuyas es cada una.',
    none: 'Archivos sin vela',
    newGlider: (name) => `Nueva vela «${name}»`,
    gliderFor: (text) => `Vela para ${text}`,
  },
};
