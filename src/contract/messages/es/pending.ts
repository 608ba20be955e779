import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Cambios pendientes',
  nothing: 'No hay cambios pendientes en este dispositivo.',
  lead: 'Estos cambios están guardados en este dispositivo y se envían en cuanto hay conexión.',
  lastSent: (moment) => `Último envío: ${moment}`,
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
  needsYou: 'Guardado en este dispositivo. Antes de enviarlo tienes que decidir qué hacer.',
  showPending: 'Ver',
  chooseBoth: 'Esto también se cambió en otro sitio. Elige qué versión conservar.',
  kinds: {
    flight: { add: 'Nuevo vuelo', save: 'Vuelo cambiado', delete: 'Vuelo eliminado' },
    site: { add: 'Nueva zona', save: 'Zona cambiada', delete: 'Zona eliminada' },
    glider: { add: 'Nueva vela', save: 'Vela cambiada', delete: 'Vela eliminada' },
    gear: { add: 'Nuevo equipo', save: 'Equipo cambiado', delete: 'Equipo eliminado' },
    handling: { add: 'Nueva sesión de campa', save: 'Sesión de campa cambiada', delete: 'Sesión de campa eliminada' },
    pilot: { add: 'Cambios en «Piloto»', save: 'Cambios en «Piloto»', delete: 'Cambios en «Piloto»' },
  },
  withTrack: (name) => `con ${name}`,
  reasons: {
    rejected: 'Estos valores se han rechazado. Abre el cambio y corrígelos.',
    conflict: 'Esto se cambió en otro dispositivo después de que lo eliminaras aquí.',
    gone: 'Se eliminó en otro dispositivo.',
    restored:
      'El libro de vuelo se restauró desde una copia de seguridad. Comprueba si este cambio sigue siendo válido.',
    restoredNew:
      'El libro de vuelo se restauró desde una copia de seguridad en la que esto falta. Créalo de nuevo o descártalo.',
    restoredReference:
      'El libro de vuelo se restauró desde una copia de seguridad en la que falta la zona o la vela. Abre el cambio y elige de nuevo.',
    old: 'Puede que ya se guardara hace tiempo. Compáralo con tu libro de vuelo antes de reenviarlo.',
    refused: 'El servidor no acepta este cambio.',
    failedAlone: 'El envío ha fallado tres veces, mientras otras peticiones sí llegaban. Puede que ya esté guardado.',
    fileLost: 'El navegador ha borrado el track de este dispositivo. Abre el cambio y elige otra vez el archivo.',
    known: 'Otro vuelo ya tiene este track. Puede que lo guardaras en otro dispositivo.',
  },
  deletedElsewhere: {
    site: (name) => `La zona ${name} se eliminó en otro dispositivo.`,
    glider: (name) => `La vela ${name} se eliminó en otro dispositivo.`,
  },
  namedNotInBackup: (names) =>
    `En la copia de seguridad con la que se restauró el libro de vuelo falta: ${names}. Abre el cambio y elige de nuevo.`,
  otherFlight: (flight) => `Otro vuelo: ${flight}`,
  open: 'Abrir',
  tryAgain: 'Reenviar',
  addAnyway: 'Conservar los dos',
  saveAsNew: 'Crear de nuevo',
  keepChosen: 'Conservar esta versión',
  discard: 'Descartar',
  export: 'Exportar',
  discardQuestions: {
    alone: '¿Descartar este cambio? No hay otra copia.',
    withOthers: '¿Descartar esto y todos tus cambios? No hay otra copia.',
    withEdits: '¿Descartar esta eliminación y tus cambios anteriores? No hay otra copia de esos cambios.',
    mayStay: '¿Descartar este cambio? Si ya está guardado, se queda en tu libro de vuelo.',
    deleted: '¿Descartar esto? Puede que ya esté guardado: lo enviamos y luego lo eliminamos.',
  },
  accountDeleted: (count) =>
    plural(
      count,
      'Esta cuenta se ha eliminado. Aún hay 1 cambio pendiente en este dispositivo: expórtalo o quítalo.',
      `Esta cuenta se ha eliminado. Aún hay ${count} cambios pendientes en este dispositivo: expórtalos o quítalos.`,
    ),
  removeHere: 'Quitar de este dispositivo',
  removeQuestion: '¿Quitar todos los cambios pendientes de esta cuenta? No hay otra copia.',
  notRemoved: 'No se han podido exportar o quitar los cambios pendientes. Inténtalo de nuevo.',
  notStored: 'Esto no se ha podido guardar en este dispositivo. Inténtalo de nuevo.',
  logOut: {
    question: (count) =>
      plural(
        count,
        'Hay 1 cambio sin enviar. ¿Cerrar sesión de todos modos?',
        `Hay ${count} cambios sin enviar. ¿Cerrar sesión de todos modos?`,
      ),
    keep: 'Conservar aquí y cerrar sesión',
    send: 'Enviar y cerrar sesión',
    discard: (count) =>
      plural(count, 'Descartar 1 cambio y cerrar sesión', `Descartar ${count} cambios y cerrar sesión`),
    kept: 'Lo que conserves se envía cuando vuelvas a iniciar sesión aquí.',
    notSent: 'Algunos cambios no se han podido enviar.',
  },
};
