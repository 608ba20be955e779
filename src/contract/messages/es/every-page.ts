import { PRODUCT_NAME } from '#contract/product';
import type {
  ENGLISH as EN,
  ERRORS as EN_ERRORS,
  FRAME as EN_FRAME,
  TERMS as EN_TERMS,
  XC as EN_XC,
} from '../en/every-page.ts';
import { FLIGHTS } from './flights.ts';
import { AIRTIME, DATES, NUMBERS, plural, UNITS } from './formats.ts';

export const TERMS: typeof EN_TERMS = {
  flight: 'Vuelo',
  flights: 'Vuelos',
  site: 'Zona',
  sites: 'Zonas',
  noSite: 'Sin zona',
  glider: 'Vela',
  gliders: 'Velas',
  noGlider: 'Sin vela',
  pilot: 'Piloto',
  statistics: 'Estadísticas',
  track: 'Track',
  name: 'Nombre',
  requiredName: 'Nombre*',
  date: 'Fecha',
  requiredDate: 'Fecha*',
  time: 'Hora',
  timeZone: 'Zona horaria',
  year: 'Año',
  month: 'Mes',
  day: 'Día',
  airtime: 'Tiempo de vuelo',
  airtimeHead: 'Tiempo',
  altitude: 'Altitud',
  maxAltitude: 'Altitud máxima',
  launchAltitude: 'Altitud del despegue',
  barogram: 'Barograma',
  xc: 'XC',
  address: 'Dirección',
  location: 'Ubicación',
  coordinates: 'Coordenadas',
  elevation: 'Elevación',
  remarks: 'Observaciones',
  tags: 'Etiquetas',
  unit: 'Unidad',
  units: 'Unidades',
  altitudeUnit: 'Unidad de altitud',
  distanceUnit: 'Unidad de distancia',
  email: 'Correo',
  password: 'Contraseña',
};

export const XC: typeof EN_XC = {
  homeLeague: 'Liga principal',
  leagues: { xcontest: 'XContest', ffvl: 'FFVL (CFD)', fai: 'FAI', leonardo: 'Leonardo', worldXc: 'World XC' },
  types: {
    // Not 'vuelo libre': that is the sport.
    freeFlight: 'Distancia libre',
    freeTriangle: 'Triángulo plano',
    faiTriangle: 'Triángulo FAI',
    closedFreeTriangle: 'Triángulo plano cerrado',
    closedFaiTriangle: 'Triángulo FAI cerrado',
  },
};

const ACTIONS: (typeof EN)['actions'] = {
  add: 'Añadir',
  back: 'Atrás',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  discard: 'Descartar',
  dismiss: 'Cerrar aviso',
  edit: 'Editar',
  import: 'Importar',
  leave: 'Salir',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  reload: 'Recargar',
  remove: (name) => `Quitar ${name}`,
  save: 'Guardar',
  saveAsNew: 'Crear de nuevo',
  saving: 'Guardando…',
  sending: 'Enviando…',
  signUp: 'Crear cuenta',
  tryAgain: 'Reintentar',
  trying: 'Reintentando…',
  view: 'Ver',
};

const ERROR_MESSAGES: Omit<typeof EN_ERRORS, 'other'> = {
  ajaxNetworkError: 'El servidor no responde. Comprueba tu conexión a internet.',
  authenticationError: 'Correo o contraseña incorrectos.',
  badRequest: 'No se ha podido atender la petición.',
  DBReadError: 'No se han podido cargar los datos.',
  DBWriteError: 'No se han podido guardar los datos. Inténtalo más tarde.',
  invalidAuthToken: 'El enlace no es válido o ha caducado.',
  invalidCsrfToken: 'Token CSRF no válido.',
  fileImportError: 'No se ha podido importar el archivo. Comprueba su formato.',
  needEmailVerification: 'Antes de hacer esto tienes que confirmar tu correo.',
  recordNotFound: 'Este registro no existe en la base de datos.',
  thirdPartyError: 'Hay un problema con un servicio externo.',
  unsupportedBrowserVersion: 'Para usar esta función tienes que actualizar el navegador.',
  userMismatch:
    'Se ha iniciado sesión con otra cuenta (probablemente en otra pestaña). Recarga esta página: lo que no esté guardado se perderá.',
  validationError: 'Hay datos no válidos.',
};

export const ERRORS: typeof EN_ERRORS = { ...ERROR_MESSAGES, other: 'Ha ocurrido un error.' };

const FORMS: (typeof EN)['forms'] = {
  hours: (label) => `${label}, horas`,
  minutes: (label) => `${label}, minutos`,
  restored: 'Aquí sigue lo que habías escrito.',
  leaveQuestion: '¿Salir sin guardar los cambios?',
  openAgain:
    'Este formulario se abrió antes de restaurar el libro de vuelo desde una copia de seguridad, y ahora podría corresponder a otro registro. Abre el registro de nuevo.',
  unreadableFile: (name) => `No se ha podido leer el archivo ${name}`,
  saved: 'Guardado',
  savedHere: 'Guardado en este dispositivo',
  savedWith: (others) =>
    plural(
      others,
      'Guardado, con 1 vuelo más del mismo archivo',
      `Guardado, con ${others} vuelos más del mismo archivo`,
    ),
};

export const FRAME: typeof EN_FRAME = {
  breadcrumb: 'Ruta de navegación',
  darkTheme: 'Tema oscuro',
  language: 'Idioma',
  languageStays: 'El idioma no cambia: el servidor no responde.',
  lightTheme: 'Tema claro',
  demo: 'Demo',
  demoEnding: 'se elimina enseguida',
  demoEndsInMinutes: (minutes) => `se elimina en ${minutes}\u00a0min`,
  demoEndsInHours: (hours) => `se elimina en ${hours}\u00a0h`,
  logOutFailed: 'Error del servidor: la sesión sigue abierta.',
  mainNavigation: 'Principal',
  menu: 'Menú',
  // The singular fits into a fifth of a phone's width, 'Estadísticas' does not.
  navigation: { flights: 'Vuelos', sites: 'Zonas', gliders: 'Velas', stats: 'Estadística', pilot: 'Piloto' },
  noConnection: (asOf) => `Sin conexión · últimos datos: ${asOf}`,
  notSent: (count) => plural(count, '1 cambio sin enviar', `${count} cambios sin enviar`),
  needsYou: (count) => plural(count, '1 cambio por decidir', `${count} cambios por decidir`),
  itemNotSent: 'Sin enviar',
  itemNeedsYou: 'Por decidir',
  notFound: '¡Vaya! Página no encontrada',
  notOpened: 'Esta página no se ha abierto',
  newVersion: 'Hay una versión nueva.',
  nothingHere: 'No hay nada en esta dirección.',
  isAtAddress: (address) => `Este ${PRODUCT_NAME} está en ${address}: ábrelo allí.`,
  skip: 'Ir al contenido',
  verification: 'Confirmación',
  verifyEmail: 'Confirma tu correo.',
  verificationWasSent: (email) => `Hemos enviado un enlace a ${email}.`,
  verificationSent: (email) => `Enlace de confirmación enviado a ${email}`,
  sendAgain: 'Reenviar correo',
};

export const ENGLISH: typeof EN = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  forms: FORMS,
  frame: FRAME,
  numbers: NUMBERS,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
