import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Cambios pendientes',
  nothing: 'Nada pendiente en este dispositivo.',
  lead: 'Estos cambios están guardados en este dispositivo y se envían en cuanto hay conexión.',
  sendNow: 'Enviar ahora',
  sending: 'Enviando…',
  unread: 'Ahora no se pueden leer los cambios pendientes.',
  unreadable: (count) =>
    plural(
      count,
      'Una versión más nueva de esta app guardó 1 cambio. Recarga para abrir esa versión.',
      `Una versión más nueva de esta app guardó ${count} cambios. Recarga para abrir esa versión.`,
    ),
  savedHere: 'Guardado en este dispositivo, aún sin enviar.',
  needsYou: 'Guardado en este dispositivo. Tal como está no se puede enviar.',
  showPending: 'Ver',
  chooseBoth: 'El servidor tiene ahora otros valores. Elige qué se queda.',
  kinds: {
    flight: { add: 'Nuevo vuelo', save: 'Vuelo cambiado', delete: 'Vuelo eliminado' },
    site: { add: 'Nueva zona', save: 'Zona cambiada', delete: 'Zona eliminada' },
    glider: { add: 'Nueva vela', save: 'Vela cambiada', delete: 'Vela eliminada' },
    pilot: { add: 'Cambios en «Piloto»', save: 'Cambios en «Piloto»', delete: 'Cambios en «Piloto»' },
  },
  withTrack: (name) => `con ${name}`,
  reasons: {
    rejected: 'El servidor no acepta estos valores. Abre el cambio y corrígelos.',
    conflict: 'Se ha cambiado desde entonces.',
    gone: 'Se eliminó en otro dispositivo.',
    restored:
      'Después se restauró el libro de vuelo desde una copia de seguridad. Comprueba si esto sigue siendo válido.',
    old: 'Puede que el servidor ya lo guardara hace tiempo. Compara antes de reenviarlo.',
    refused: 'El servidor no acepta este cambio.',
    fileLost: 'El navegador ha borrado el track de este dispositivo. Abre el cambio y elige otra vez el archivo.',
    known: 'Otro vuelo ya tiene este track. Puede que lo guardaras en otro dispositivo.',
  },
  failedAlone:
    'El envío ha fallado tres veces, mientras lo demás sí llegaba. Puede que el servidor ya tenga este cambio.',
  notInBackup:
    'Esto falta en la copia de seguridad con la que se restauró el libro de vuelo. Créalo de nuevo o descártalo.',
  namedNotInBackup: (names) =>
    `En la copia de seguridad con la que se restauró el libro de vuelo falta: ${names}. Abre el cambio y elige de nuevo.`,
  otherFlight: (flight) => `Otro vuelo: ${flight}`,
  open: 'Abrir',
  tryAgain: 'Reenviar',
  addAnyway: 'Añadir igualmente',
  saveAsNew: 'Crear de nuevo',
  keepChosen: 'Guardar lo elegido',
  discard: 'Descartar',
  export: 'Exportar',
  discardQuestions: {
    alone: '¿Descartar este cambio? No está guardado en ningún otro sitio.',
    withOthers: '¿Descartar esto, con todo lo que has cambiado después? No está guardado en ningún otro sitio.',
    withEdits:
      '¿Descartar esta eliminación, y lo que habías cambiado antes? Esos cambios no están guardados en ningún otro sitio.',
    mayStay: '¿Descartar este cambio? Si el servidor ya lo tiene, allí se queda.',
    deleted:
      '¿Descartar esto, con todo lo que has cambiado después? Puede que el servidor ya lo tenga: se envía y luego se elimina.',
  },
  notStored: 'Esto no se ha podido guardar en este dispositivo. Inténtalo de nuevo.',
  logOut: {
    question: (count) =>
      plural(
        count,
        'Hay 1 cambio sin enviar. ¿Cerrar sesión de todos modos?',
        `Hay ${count} cambios sin enviar. ¿Cerrar sesión de todos modos?`,
      ),
    keep: 'Conservar aquí',
    send: 'Enviar y cerrar sesión',
    discard: (count) => plural(count, 'Descartar 1 cambio', `Descartar ${count} cambios`),
    kept: 'Lo que se conserva se envía cuando vuelvas a iniciar sesión aquí.',
    notSent: 'No se ha podido enviar todo.',
  },
};
