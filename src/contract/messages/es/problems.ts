import { MIN_PASSWORD } from '#domain/text';
import type { PROBLEMS as EN } from '../en/problems.ts';
import { TERMS } from './every-page.ts';

const FIELD_NAMES: (typeof EN)['fieldNames'] = {
  flight: {
    hours: 'Tiempo de vuelo',
    minutes: 'Tiempo de vuelo',
    siteId: 'Zona',
    gliderId: 'Vela',
    igcFileName: 'Nombre del archivo',
    flights: 'vuelos',
  },
  site: {
    name: 'Nombre de la zona',
    lat: 'Latitud',
    lng: 'Longitud',
    latLngString: 'Coordenadas',
    launchAltitude: 'Altitud del despegue',
    sites: 'zonas',
  },
  glider: {
    name: 'Nombre de la vela',
    initialFlightNum: 'Número de vuelos',
    initialAirtime: 'Tiempo de vuelo',
    hours: 'Tiempo de vuelo',
    minutes: 'Tiempo de vuelo',
    checkedOn: 'Última revisión',
    checkMonths: 'Meses hasta la próxima revisión',
    checkHours: 'Horas hasta la próxima revisión',
    checkFlights: 'Vuelos hasta la próxima revisión',
    serialNumber: 'Número de serie',
    inUseFrom: 'En uso desde',
    inUseUntil: 'En uso hasta',
    handlingFactor: 'Campa para las horas de la revisión',
    gliders: 'velas',
  },
  gear: {
    name: 'Nombre del equipo',
    kind: 'Tipo',
    serialNumber: 'Número de serie',
    inUseFrom: 'En uso desde',
    inUseUntil: 'En uso hasta',
    gliderIds: 'Vela',
    checks: 'Controles',
    gear: 'equipos',
  },
  handling: {
    duration: 'Duración',
    hours: 'Duración',
    minutes: 'Duración',
    gliderId: 'Vela',
    handlings: 'sesiones de campa',
  },
  pilot: {
    userName: 'Nombre de piloto',
    initialFlightNum: 'Número de vuelos',
    initialAirtime: 'Tiempo de vuelo',
    hours: 'Tiempo de vuelo',
    minutes: 'Tiempo de vuelo',
    homeLeague: 'Mi liga',
    currencyRules: 'reglas propias',
    language: 'Idioma',
    checkEmails: 'Correos sobre revisiones',
  },
  account: {
    currentPassword: 'Contraseña actual',
    nextPassword: 'Nueva contraseña',
  },
  file: { igc: 'Archivo', csv: 'Archivo' },
  place: { query: 'Dirección', dist: 'Distancia' },
};

// Fields are quoted: no article and no gender is needed.
const TEMPLATES: (typeof EN)['templates'] = {
  required: 'Hay que rellenar «%field»',
  tooLong: '«%field» supera el máximo de %max caracteres',
  badCharacters: '«%field» contiene caracteres que no se pueden guardar',
  controlCharacters: '«%field» contiene caracteres de control invisibles: quítalos o escribe el texto de nuevo',
  noNumber: '«%field» debe ser un número',
  notWhole: '«%field» debe ser un número entero mayor que 0',
  notNumber: '«%field» debe ser un número mayor que 0',
  notDate: 'La fecha debe tener el formato aaaa-mm-dd',
  notTime: 'La hora debe tener el formato hh:mm',
  notCoordinates: 'Las coordenadas deben estar en grados decimales, como 38.8897°, -77.0089° o 45.455678 56.452332',
  halfCoordinates: 'Indica la latitud y la longitud, o ninguna de las dos',
  nameTaken: 'Ya existe %field con este nombre',
  gone: 'Lo elegido en «%field» ya no existe',
  notOneOf: '«%field» no es una de las opciones',
  tooFar: 'El máximo de «%field» es %max',
  emailTaken: 'Ya existe una cuenta con este correo',
  notEmail: 'La dirección de correo no es válida',
  passwordTooShort: `La contraseña debe tener al menos ${MIN_PASSWORD} caracteres`,
  passwordTooCommon: 'Esta contraseña es demasiado común',
  wrongPassword: '«%field» no es correcta',
  notIgc: 'El archivo debe tener formato .igc.',
  fileTooLarge: 'El archivo debe ocupar menos de 2\u00a0MB',
  trackTooLarge: 'El track debe ocupar menos de 8\u00a0MB',
  notCsv: 'El archivo debe tener formato .csv.',
  noHeader: 'El archivo debe empezar con una fila de encabezados que nombre una columna de fecha',
  doubledColumn: 'La columna «%field» aparece más de una vez en la fila de encabezados',
  tooManyCells: 'El registro tiene más celdas que la fila de encabezados',
  openQuote: 'Unas comillas se abren y nunca se cierran',
  tooManyRecords: 'El archivo admite como máximo %max registros',
  tooManyItems: 'Tu libro de vuelo admite como máximo %max %field',
  tooManyTags: 'Un vuelo admite como máximo %max etiquetas',
  tagTooLong: 'Una etiqueta admite como máximo %max caracteres',
  tooManyTracks:
    'Tus tracks pueden ocupar como máximo %max\u00a0MB, incluidos los de vuelos eliminados mientras eso se pueda deshacer',
  tooManyTexts: 'Las observaciones y demás textos de tu libro de vuelo pueden ocupar como máximo %max\u00a0MB',
  noFixes: 'El archivo IGC no tiene puntos GPS.',
  notReadable: 'No se ha podido leer tu archivo IGC.',
  noDate: 'El archivo IGC no dice de qué día es.',
  checkTwice: 'Dos controles de este equipo son iguales: cambia el nombre de uno o quítalo',
  checkWrong: 'Corrige lo que está marcado en los controles',
  nextBeforeLast: 'El próximo control debe ser posterior al último',
  untilBeforeFrom: 'El último día de uso no puede ser anterior al primero',
};

const SUBJECT_NAMES: (typeof EN)['subjectNames'] = { site: 'una zona', glider: 'una vela', gear: 'un equipo' };

const TERM_NAMES: (typeof EN)['terms'] = TERMS;

export const PROBLEMS: typeof EN = {
  terms: TERM_NAMES,
  fieldNames: FIELD_NAMES,
  subjectNames: SUBJECT_NAMES,
  templates: TEMPLATES,
};
