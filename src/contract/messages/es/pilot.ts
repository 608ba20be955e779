import type { Device } from '#contract/account/sign-in';
import { PRODUCT_NAME } from '#contract/product';
import { BROWSER_NAMES, SYSTEM_NAMES } from '../device-names.ts';
import type { PILOT as EN } from '../en/pilot.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

export const PILOT: typeof EN = {
  edit: 'Editar piloto',
  demoPilot: 'Piloto de demostración, sin correo',
  sinceLastFlight,
  lastFlights: 'Últimos vuelos',
  allFlights: 'Todos los vuelos',
  allGliders: 'Todas las velas',
  lastFlown: (date) => ` · último vuelo: ${DATES.day(date)}`,
  settings: 'Ajustes',
  sitesFlown: 'Zonas voladas',
  glidersUsed: 'Velas voladas',
  name: 'Nombre de piloto',
  flightsBefore: `Vuelos antes de ${PRODUCT_NAME}`,
  initialFlightNum: 'Número de vuelos',
  initialAirtime: 'Tiempo de vuelo',
  language: {
    ofBrowser: 'El del navegador',
    waits: (name) => `${name}: en cuanto responda el servidor.`,
    switchNow: 'Cambiar ahora',
  },
  orUpload: 'O sube tus vuelos',
  account: 'Cuenta',
  changePassword: 'Cambiar contraseña',
  otherPrograms: 'Otros programas',
  licences: 'Licencias y fuentes',
  sessions: {
    title: 'Sesiones abiertas',
    device: ({ browser, system }: Device): string => {
      if (browser === null) return system === null ? 'Navegador desconocido' : SYSTEM_NAMES[system];
      return system === null ? BROWSER_NAMES[browser] : `${BROWSER_NAMES[browser]} en ${SYSTEM_NAMES[system]}`;
    },
    thisOne: 'este',
    lastUsed: (isoTime) => `último uso: ${DATES.moment(isoTime)}`,
    logOutEverywhere: 'Cerrar todas las sesiones',
    loggingOut: 'Cerrando sesión…',
    question: '¿Cerrar sesión en todos los dispositivos, también en este?',
    revokesTokens: 'Revocar también las claves de acceso de otros programas',
  },
  data: {
    title: 'Tus datos',
    importNote: 'Tracks de muchos años a la vez: archivos, carpetas y archivos ZIP de tus instrumentos.',
    tableNote: 'Los vuelos como tabla (CSV), para hojas de cálculo y para pasarlos de un libro de vuelo a otro.',
    download: 'Descargar vuelos',
    tooLarge: 'Este archivo supera los 2\u00a0MB que admite una importación: divídelo para importarlo.',
    printNote: 'Tu libro de vuelo en papel, con totales en cada página: para escuelas, examinadores y aseguradoras.',
    print: 'Imprimir el libro',
    archiveNote:
      'Todo en un archivo ZIP: vuelos, zonas y velas como tablas (CSV) y con todos los campos (JSON), y tus archivos IGC tal como los subiste. Puedes recuperarlo con «Importar».',
    downloadAll: 'Descargar todo',
    packing: 'Comprimiendo…',
  },
  app: {
    title: 'Como app',
    note: `${PRODUCT_NAME} se abre entonces desde la pantalla de inicio o el escritorio, y recibe los tracks que comparten otras apps.`,
    install: 'Instalar',
    iphone: `Toca «Compartir» en Safari y después «Añadir a pantalla de inicio» para tener ${PRODUCT_NAME} como app. Tiene su propia sesión y su propio almacenamiento: espera antes a que se envíen los cambios pendientes de aquí, e inicia sesión allí con tu contraseña.`,
  },
  ownDevice: {
    title: 'Sin conexión',
    note: 'Si este dispositivo es solo tuyo, tu libro de vuelo puede quedarse en él y abrirse sin conexión. Al cerrar la sesión se borra de aquí.',
    keep: 'Guardar aquí mi libro de vuelo',
  },
  tracks: {
    title: 'Tracks en este dispositivo',
    keepAll: 'Guardar aquí todos los tracks',
    kept: (count, all, megabytes) =>
      `Tracks guardados aquí: ${NUMBERS.whole(count)} de ${NUMBERS.whole(all)}, ${megabytes}\u00a0MB. Se abren sin conexión. Si no lo activas, solo se guardan los últimos 50 que abriste.`,
    full: 'En este dispositivo no cabe nada más.',
    stopped: 'El resto no se ha podido descargar y llegará más tarde.',
  },
  copies: {
    label: 'Copiar cada noche todo mi libro al servidor',
    last: (isoTime) => `La última copia se hizo el ${DATES.moment(isoTime)}.`,
    download: 'Descargar la última copia',
  },
  deletion: {
    title: 'Eliminar mi cuenta',
    note: 'Con ella se eliminan tus vuelos, zonas, velas y tracks, al momento y para siempre. Quizá quieras descargarlo todo antes.',
    question: '¿Eliminar tu cuenta y todo lo que contiene?',
    warning: 'Esto no se puede deshacer. Tu contraseña confirma que eres tú.',
    pending: (count) =>
      plural(
        count,
        'También se eliminará 1 cambio pendiente en este dispositivo.',
        `También se eliminarán ${count} cambios pendientes en este dispositivo.`,
      ),
  },
};

function sinceLastFlight(days: number | null): string {
  if (days === null) return 'Todavía sin vuelos';
  if (days === 0) return '¡Hoy has volado a gusto!';
  return plural(days, '1 día desde el último vuelo', `${days} días desde el último vuelo`);
}
