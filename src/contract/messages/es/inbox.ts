import type { INBOX as EN } from '../en/inbox.ts';
import { counted, NUMBERS, plural } from './formats.ts';

export const INBOX: typeof EN = {
  title: 'Archivos aún sin guardar',
  lead: 'Se quedan en este dispositivo hasta que se guarden o los quites.',
  onThisDevice: 'En este dispositivo',
  named: (first, others) => `${first} y ${NUMBERS.whole(others)} más`,
  files: (count) => counted(count, 'archivo', 'archivos'),
  size: (megabytes) => `${megabytes}\u00a0MB`,
  addFlight: 'Añadir como vuelo',
  remove: 'Quitar',
  removeQuestion: (name) => `¿Quitar ${name} de este dispositivo? No está guardado en tu libro de vuelo.`,
  ofOthers: (count) =>
    plural(
      count,
      'En este dispositivo hay también 1 archivo de otro piloto. Solo él puede abrirlo.',
      `En este dispositivo hay también ${NUMBERS.whole(count)} archivos de otros pilotos. Solo ellos pueden abrirlos.`,
    ),
  needsConnection:
    'Para importar hace falta conexión. Tus archivos se quedan en este dispositivo y, en cuanto la haya, la importación sigue aquí.',
  chooseOffline:
    'Para importar hace falta conexión. Ya puedes elegir archivos: se quedan en este dispositivo hasta que la haya. Un solo archivo IGC se abre enseguida como vuelo nuevo.',
  goesOn: 'Para importar hace falta conexión. En cuanto la haya, la importación sigue aquí.',
  tryNow: 'Probar ahora',
  unread: 'Los archivos de este dispositivo no se pueden leer en este momento.',
  notRemoved: 'No se ha podido quitar el archivo. Inténtalo de nuevo.',
  problems: {
    noWorker:
      'Este dispositivo aún no puede recibir archivos de otras apps, porque tu libro de vuelo no se guarda en él. Elígelos aquí.',
    tooMuch: 'Es más de lo que se puede compartir a la vez: 200 archivos o 100\u00a0MB. Elige los archivos aquí.',
    notKept: 'De lo que has compartido no ha llegado nada. Elige los archivos aquí.',
    full: 'En este dispositivo no caben más archivos: guarda 50 envíos o 200\u00a0MB. Guarda o quita alguno de los de abajo y vuelve a compartir.',
    notYours: 'Estos archivos son de otro piloto. Solo él puede abrirlos.',
    gone: 'Los archivos compartidos ya no están en este dispositivo, o ya están guardados. Si no, compártelos de nuevo o elígelos aquí.',
  },
  sent: {
    from: (source) => `De ${source}`,
    fromFolder: 'De tu carpeta en el servidor',
    deleted: (day) => `se borra el ${day}`,
    removeQuestion: (name) =>
      `¿Quitar ${name}? No está guardado en tu libro de vuelo, y el mismo dispositivo no podrá enviarlo otra vez durante un año.`,
    removeQuestionOfFolder: (name) =>
      `¿Quitar ${name}? No está guardado en tu libro de vuelo. Se queda en tu carpeta del servidor, pero no se volverá a tomar de ahí.`,
    saved: (count, source) =>
      plural(count, `Ha llegado 1 vuelo de ${source}.`, `Han llegado ${NUMBERS.whole(count)} vuelos de ${source}.`),
    waiting: (count, source, day) =>
      plural(
        count,
        `1 archivo de ${source} te espera hasta el ${day}.`,
        `${NUMBERS.whole(count)} archivos de ${source} te esperan, el primero hasta el ${day}.`,
      ),
    folder: 'tu carpeta',
    look: 'Ver',
    about: 'Lo que han enviado tus dispositivos',
    gone: 'Este archivo ya no está: ya se ha importado o se ha quitado.',
  },
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 archivo de este dispositivo aún no está guardado. ¿Cerrar sesión de todos modos?',
        `${NUMBERS.whole(count)} archivos de este dispositivo aún no están guardados. ¿Cerrar sesión de todos modos?`,
      ),
    kept: 'Nadie más puede abrir los archivos que conserves. Los encontrarás en «Importar» cuando vuelvas a iniciar sesión aquí.',
    keep: 'Cerrar sesión y conservar los archivos',
    remove: 'Cerrar sesión y quitar los archivos',
  },
};
