import type { TokenScope } from '#domain/api-token';
import type { ThirdPartyTrouble } from '../../rejections.ts';
import type { REJECTIONS as EN } from '../en/rejections.ts';
import { FRAME } from './every-page.ts';
import { plural } from './formats.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const TROUBLES: Readonly<Record<ThirdPartyTrouble, string>> = {
  off: 'el servicio está desactivado en este servidor',
  busy: 'demasiadas consultas en este momento',
  slow: 'no ha respondido a tiempo',
  unreachable: 'no se puede acceder al servicio',
  rejected: 'el servicio ha rechazado la petición',
  tooLarge: 'la respuesta es demasiado grande',
  unexpected: 'la respuesta no se puede leer',
};

const TOO_MANY = { attempts: 'Demasiados intentos', changes: 'Demasiados cambios' };

const SCOPE_VERBS: Readonly<Record<TokenScope, string>> = {
  'tracks:add': 'enviar tracks',
  'logbook:read': 'leer el libro de vuelo',
  'calendar:read': 'leer el calendario',
};

export const REJECTIONS: typeof EN = {
  tooManyInMinutes: ({ what, minutes }) =>
    `${TOO_MANY[what]}: inténtalo de nuevo en ${minutes} ${plural(minutes, 'minuto', 'minutos')}.`,
  tooManyInSeconds: ({ seconds }) =>
    `Demasiados intentos: inténtalo de nuevo en ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`,
  tooManyAtOnce: 'Demasiadas peticiones a la vez: inténtalo de nuevo en un momento.',
  tooManyChanges:
    'Tu cuenta ha guardado más cambios de los que permite este servidor. Consulta a quien administra este servidor.',
  busy: 'El servidor está ocupado: inténtalo de nuevo en un momento.',
  wrongAddress: ({ address }) => FRAME.isAtAddress(address),
  oldPage: 'Esta página es de una versión anterior. Recárgala y vuelve a elegir los archivos.',
  signupsClosed: 'En este momento no se pueden crear cuentas en este servidor.',
  signupDomains: ({ domains }) =>
    `En este servidor solo se crean cuentas con direcciones de correo de ${new Intl.ListFormat('es', { type: 'disjunction' }).format(domains)}.`,
  locked: 'Esta cuenta está bloqueada. Consulta a quien administra este servidor.',
  accountDeleted: 'Esta cuenta se ha eliminado.',
  demoWithoutAccount: 'La demo no tiene cuenta.',
  wrongToken: 'Esta clave de acceso no es válida: se revocó, ha caducado o no se copió entera.',
  wrongScope: ({ scope }) => `Esta clave de acceso solo permite ${SCOPE_VERBS[scope]}.`,
  emptyFile: 'Este archivo está vacío.',
  notFlightFile: 'No hay ningún vuelo en este archivo.',
  fileTooLarge: ({ max }) => `Este archivo pasa de ${max}\u00a0MB.`,
  noRoomForTracks: ({ max }) =>
    `No hay sitio para este archivo: tus tracks y los archivos pendientes ocupan tus ${max}\u00a0MB.`,
  inboxFull: ({ max }) => `Ya hay ${max} archivos pendientes: revísalos en «Importar» y vuelve a enviar este.`,
  badGround: 'Esto no son elevaciones del terreno entre un despegue y un aterrizaje.',
  groundOfAnotherTrack: 'Estas elevaciones del terreno no son las del track del vuelo.',
  unitChanged: 'Tu unidad de altitud ha cambiado mientras tanto: inténtalo de nuevo.',
  keyReused: 'No se ha guardado nada: la misma petición ya se envió antes con otros valores. Inténtalo de nuevo.',
  flightGone: 'No se ha cambiado nada: mientras tanto se ha eliminado uno de los vuelos seleccionados.',
  tooManyTags: 'No se ha cambiado nada: uno de los vuelos tendría demasiadas etiquetas.',
  changedSince: 'No se ha deshecho nada: uno de los vuelos ha cambiado desde entonces.',
  changedElsewhere: 'Esto ha cambiado mientras tanto: no se ha guardado ni eliminado nada.',
  undoOver: 'Este cambio ya no se puede deshacer.',
  restored:
    'El libro de vuelo se ha restaurado mientras tanto desde una copia de seguridad y se ha vuelto a cargar. No se ha guardado nada: comprueba lo que has escrito.',
  diskFullOnRead: 'No se han podido cargar los datos: el disco del servidor está lleno.',
  diskFullOnWrite: 'No se han podido guardar los datos: el disco del servidor está lleno.',
  readOnly: 'No se han podido guardar los datos: la base de datos del servidor es de solo lectura.',
  unexpectedSites: ({ response }) => `ERROR: no se ha podido obtener una propuesta de zona: ${response}`,
  failedSites: ({ trouble, status, ...place }) =>
    THIRD_PARTIES.failedSites(place, `${TROUBLES[trouble]}${status === undefined ? '' : ` (${status})`}`),
};
