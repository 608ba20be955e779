import type {
  IMPORT as EN_IMPORT,
  IMPORT_PAGE as EN_IMPORT_PAGE,
  IMPORT_RUNS as EN_IMPORT_RUNS,
  IMPORT_SENDING as EN_IMPORT_SENDING,
  READ_PROBLEM_TEXTS as EN_READ_PROBLEM_TEXTS,
} from '../en/import.ts';
import { counted, NUMBERS, plural } from './formats.ts';
import { IMPORT_MAPPING, ROW_PROBLEM_TEXTS } from './import-mapping.ts';
import { IMPORT_ITEMS, IMPORT_REVIEW } from './import-review.ts';

const { whole } = NUMBERS;

export const IMPORT_PAGE: typeof EN_IMPORT_PAGE = {
  source: (first, others) => `${first} y ${whole(others)} más`,
  reading: 'Leyendo tus archivos',
  readOf: (read, files) => `${whole(read)} de ${counted(files, 'archivo', 'archivos')}`,
  found: (flights) => counted(flights, 'vuelo encontrado', 'vuelos encontrados'),
  readOfDatabase: (path, read) => `${path}: ${counted(read, 'vuelo leído', 'vuelos leídos')}`,
  comparing: 'Comparando con tu libro de vuelo…',
  stop: 'Detener',
  nothing: 'En estos archivos no hay ningún vuelo.',
  otherFiles: 'Elegir otros archivos',
  readingFailed: 'No se han podido leer los archivos.',
};

export const READ_PROBLEM_TEXTS: typeof EN_READ_PROBLEM_TEXTS = {
  notFlightFile: 'No es un archivo con un vuelo.',
  otherSpreadsheet: 'Este tipo de hoja de cálculo no se puede leer: guárdala como XLSX o CSV y elige ese archivo.',
  waypoints: 'Son balizas, no vuelos.',
  airspaces: 'Son espacios aéreos, no vuelos.',
  nmea: 'Es el registro de un receptor GPS (NMEA). Conviértelo a IGC o GPX y elige ese archivo.',
  otherTrack: 'Es un track de CompeGPS u OziExplorer. Expórtalo como IGC o GPX y elige ese archivo.',
  empty: 'El archivo está vacío.',
  tooLarge: 'Como archivo IGC, el track supera los 8\u00a0MB, el máximo permitido.',
  tooLargeFile: 'El archivo es demasiado grande para leerlo.',
  tooManyTracks: 'El archivo tiene más de 1\u202f000 tracks.',
  gone: 'No se ha podido leer el archivo: se ha movido o ha cambiado.',
  notReadable: 'El track no se puede leer.',
  noFixes: 'El track no tiene puntos GPS.',
  noTimes: 'El track no tiene las horas de sus puntos, así que no puede ser un vuelo.',
  noTrack: 'El archivo no tiene ningún track.',
  onlyPlaces: 'El archivo tiene lugares, como balizas o una ruta, pero ningún track grabado.',
  unevenTrack: 'El track no tiene tantas horas como puntos GPS: no se sabe cuál corresponde a cuál.',
  badXml: 'El archivo está dañado: no es XML válido.',
  doctype: 'El archivo declara entidades XML, que no se leen.',
  tooDeep: 'El archivo tiene demasiados niveles anidados.',
  badJson: 'El archivo está dañado: no es JSON válido.',
  noFlights: 'El archivo no tiene vuelos.',
  encrypted: 'El archivo está protegido con contraseña.',
  badZip: 'El archivo ZIP está dañado.',
  badEntry: 'El archivo está dañado: no se puede descomprimir.',
  unknownCompression: 'El archivo está comprimido de una forma que no se puede leer.',
  wrongLength: 'El archivo está dañado: su longitud no es correcta.',
  wrongChecksum: 'El archivo está dañado: su suma de control no es correcta.',
  overlapping: 'El archivo está dañado: se solapa con otro del ZIP.',
  tooManyEntries: 'El archivo ZIP tiene más de 20\u202f000 archivos.',
  tooMuchContent: 'El contenido del archivo ZIP supera los 4\u00a0GB.',
  zipTooDeep: 'Hay archivos ZIP anidados en demasiados niveles.',
  otherFilesOfArchive: 'De este archivo solo se leen las actividades: los demás ficheros no contienen vuelos.',
  databaseTooLarge: 'La base de datos supera los 300\u00a0MB o la memoria que le queda a este navegador.',
  noDate: 'El vuelo no tiene fecha.',
  notLogfly: 'Esto no es un libro de vuelo de LogFly.',
  badDatabase: 'La base de datos está dañada: no se puede leer, o no hasta el final.',
  tooManyFlights: 'La base de datos tiene más de 20\u202f000 vuelos: los demás se omiten.',
  notLoaded:
    'No se ha podido cargar lo necesario para leer este archivo: comprueba tu conexión a internet, recarga esta página y elige el archivo de nuevo.',
  tooManyRows: 'La tabla tiene más de 20\u202f000 filas.',
  newerArchive: 'Esta copia completa es de una versión más nueva de Wingbook, y esta versión no puede leerla.',
  badArchive: 'La copia completa está dañada: este archivo suyo no se puede leer.',
  missingFile: 'La copia completa está dañada: le falta este archivo.',
};

export const IMPORT_SENDING: typeof EN_IMPORT_SENDING = {
  title: 'Importando',
  sentOf: (sent, flights) => `${whole(sent)} de ${counted(flights, 'vuelo', 'vuelos')}`,
  starting: 'Empezando…',
  waiting: 'Se ha perdido la conexión. La importación sigue sola en cuanto vuelva; deja abierta esta página.',
  stop: 'Detener',
  stopping: 'Deteniendo…',
  goOn: 'Continuar',
  stopped: 'Importación detenida. Lo ya guardado se conserva.',
  leaveQuestion:
    '¿Salir de la importación? Lo ya guardado se conserva. Para continuar, elige otra vez los mismos archivos.',
  leaveReview: '¿Salir del resumen? Todavía no se ha guardado nada.',
  done: 'Importado',
  saved: (flights) => `${counted(flights, 'vuelo está', 'vuelos están')} en tu libro de vuelo.`,
  toList: 'Ir a los vuelos',
  toFlight: 'Ir al vuelo',
  another: 'Importar más',
  report: {
    added: 'Vuelos añadidos',
    filled: 'Vuelos completados',
    known: 'Ya existían',
    skipped: 'Omitidos',
    refusedFlights: 'No guardados',
    flights: 'Vuelos encontrados',
    files: 'Archivos',
    refusedFiles: 'Archivos rechazados',
    refusedRows: 'Filas rechazadas',
    sites: 'Zonas nuevas',
    gliders: 'Velas nuevas',
    gear: 'Equipo nuevo',
    handlings: 'Campa añadida',
  },
  refused: (what) => `Rechazado: ${what}`,
  refusedKinds: {
    file: (count) => counted(count, 'archivo', 'archivos'),
    row: (count) => counted(count, 'fila', 'filas'),
    flight: (count) => counted(count, 'vuelo', 'vuelos'),
    site: (count) => counted(count, 'zona', 'zonas'),
    glider: (count) => counted(count, 'vela', 'velas'),
    gear: (count) => counted(count, 'equipo', 'equipos'),
    handling: (count) => counted(count, 'sesión de campa', 'sesiones de campa'),
    pilot: () => 'tus ajustes',
    incomplete: (count) => `la zona o la vela de ${counted(count, 'vuelo guardado', 'vuelos guardados')}`,
  },
  pilot: 'Tus ajustes',
  savedWithout: (item) => `El vuelo se ha guardado sin «${item}», que se ha rechazado.`,
  copyRefused: 'Copiar lista',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar',
  saveRefused: 'Descargar como CSV',
  refusedFileName: 'refused-files.csv',
};

const KEPT = {
  flight: 'Vuelo',
  site: 'Zona',
  glider: 'Vela',
  gear: 'Equipo',
  handling: 'Campa',
  pilot: 'Tu nombre, tus unidades y tus vuelos anteriores',
};
// Without a participle: it would have to agree with each of the above.
const WHY_KEPT = {
  changed: 'con cambios desde la importación',
  used: 'en uso en un vuelo que se conserva',
  usedGlider: 'en uso en un vuelo, un equipo o una sesión de campa que se conserva',
};

export const IMPORT_RUNS: typeof EN_IMPORT_RUNS = {
  title: 'Importaciones anteriores',
  loading: 'Cargando las importaciones anteriores',
  failed: 'No se han podido cargar las importaciones anteriores.',
  states: {
    open: 'Sin terminar: para continuar, elige otra vez los mismos archivos.',
    done: '',
    undoing: 'No se ha deshecho del todo. Pulsa otra vez «Deshacer».',
    undone: 'Deshecha',
  },
  counts: (counts) =>
    [
      [counts.added, plural(counts.added, 'añadido', 'añadidos')],
      [counts.filled, plural(counts.filled, 'completado', 'completados')],
      [counts.known ?? 0, plural(counts.known ?? 0, 'ya existía', 'ya existían')],
      [counts.skipped ?? 0, plural(counts.skipped ?? 0, 'omitido', 'omitidos')],
      [counts.refused ?? 0, plural(counts.refused ?? 0, 'rechazado', 'rechazados')],
      [counts.sites, plural(counts.sites, 'zona', 'zonas')],
      [counts.gliders, plural(counts.gliders, 'vela', 'velas')],
      [counts.gear, plural(counts.gear, 'equipo', 'equipos')],
      [counts.handlings, 'campa'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${whole(Number(count))} ${word}`)
      .concat(counts.pilot > 0 ? ['tus ajustes'] : [])
      .join(' · '),
  files: (count) => (count === null ? 'ya no se sabe cuántos archivos' : counted(count, 'archivo', 'archivos')),
  details: 'Qué se rechazó',
  detailsLost: 'Ya no hay datos.',
  noDetails: 'No hay archivos rechazados guardados.',
  undo: 'Deshacer',
  undoOf: (source) => `Deshacer la importación: ${source}`,
  undoQuestion: (flights) =>
    `¿Deshacer esta importación? ${plural(
      flights,
      `Afecta a ${whole(flights)} vuelo: si lo añadió, se elimina; si lo completó, queda como antes.`,
      `Afecta a ${whole(flights)} vuelos: los que añadió se eliminan y los que completó quedan como antes.`,
    )} Lo que hayas cambiado desde entonces se conserva.`,
  undoing: 'Deshaciendo…',
  undone: (removed, restored) =>
    `Importación deshecha: ${counted(removed, 'elemento eliminado', 'elementos eliminados')}, ${counted(restored, 'vuelo', 'vuelos')} como antes.`,
  kept: (count) =>
    plural(count, `Se ha conservado ${whole(count)} elemento:`, `Se han conservado ${whole(count)} elementos:`),
  keptItem: (kind, name, reason) => `${[KEPT[kind], name].join(' ').trim()}: ${WHY_KEPT[reason]}`,
};

export const IMPORT: typeof EN_IMPORT = {
  mapping: IMPORT_MAPPING,
  page: IMPORT_PAGE,
  problems: READ_PROBLEM_TEXTS,
  review: IMPORT_REVIEW,
  rowProblems: ROW_PROBLEM_TEXTS,
  runs: IMPORT_RUNS,
  sending: IMPORT_SENDING,
  ...IMPORT_ITEMS,
};
