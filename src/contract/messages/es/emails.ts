import { PRODUCT_NAME } from '../../product.ts';
import type { EMAILS as EN } from '../en/emails.ts';
import { DUE } from './due.ts';
import { DATES, plural } from './formats.ts';

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });

/** `3 de mayo de 2026 a las 12:05 UTC`. */
function moment(time: Date): string {
  return `${DAY.format(time)} a las ${TIME.format(time)} UTC`;
}

const NOT_ME = 'Si no has sido tú, no tienes que hacer nada: nadie más que tú ha recibido este enlace.';
const WHOSE_PASSWORD = `Tu correo nunca se ha confirmado, así que no podemos saber quién creó la cuenta con él. Si abres el enlace en un navegador en el que nunca has iniciado sesión en ${PRODUCT_NAME}, la contraseña de la cuenta dejará de funcionar y se cerrarán todas las sesiones abiertas. Con «Contraseña olvidada» eliges una nueva.`;

export const EMAILS: typeof EN = {
  greeting: 'Hola:',
  copyLink: 'O copia esta dirección en tu navegador:',
  verification: ({ to }) => ({
    subject: `Confirma tu correo para ${PRODUCT_NAME}`,
    before: [
      `Alguien, seguramente tú, ha creado una cuenta en ${PRODUCT_NAME} con ${to}. Confirma que la dirección es tuya:`,
    ],
    button: 'Confirmar mi correo',
    after: [
      'El enlace es válido durante 3 días y se puede usar una sola vez. También inicia tu sesión.',
      'Si no has sido tú, no abras el enlace: la dirección quedará sin confirmar. Si aun así quieres que el libro de vuelo sea tuyo, elige «Contraseña olvidada» al iniciar sesión: quien creó la cuenta se quedará sin acceso.',
    ],
  }),
  oneTimeLogin: ({ askedAt, isVerified }) => ({
    subject: `Tu enlace para iniciar sesión en ${PRODUCT_NAME}`,
    before: [`El ${moment(askedAt)} pediste un enlace para iniciar sesión sin contraseña. Aquí lo tienes:`],
    button: 'Iniciar sesión',
    after: [
      'El enlace es válido durante 15 minutos y se puede usar una sola vez.',
      ...(isVerified ? [] : [WHOSE_PASSWORD]),
      NOT_ME,
    ],
  }),
  resetPassword: ({ askedAt }) => ({
    subject: `Elige una nueva contraseña para ${PRODUCT_NAME}`,
    before: [`El ${moment(askedAt)} pediste una nueva contraseña. Abre este enlace para elegirla:`],
    button: 'Elegir nueva contraseña',
    after: [
      'El enlace es válido durante una hora y se puede usar una sola vez. Hasta que elijas la nueva, sigue funcionando la anterior.',
      NOT_ME,
    ],
  }),
  passwordChanged: ({ askedAt, tokens }) => ({
    subject: `Se ha cambiado tu contraseña de ${PRODUCT_NAME}`,
    before: [
      `La contraseña de tu libro de vuelo se cambió el ${moment(askedAt)}, y se cerró la sesión en todos los demás navegadores.`,
      'Si has sido tú, todo está en orden y no hay nada que hacer.',
      'Si no has sido tú, elige ahora una nueva contraseña para cerrar la sesión de quien la cambió:',
    ],
    button: 'Elegir nueva contraseña',
    after: [],
    ...(tokens.length > 0 && {
      tokens: `Cambiar la contraseña no afecta a las claves de acceso de otros programas. Estas siguen valiendo: ${tokens.join(', ')}. Revoca las que no conozcas:`,
    }),
  }),
  checksDue: ({ checks }) => ({
    subject: plural(
      checks.length,
      'Una revisión vence o vencerá pronto',
      `${checks.length} revisiones vencen o vencerán pronto`,
    ),
    before: [
      'Según tu libro de vuelo, esto vence o vencerá pronto:',
      ...checks.map(({ subject, check, dueOn }) => {
        const what = check.what === 'other' ? check.words : DUE.checks[check.what];
        return `${subject.name}: ${what}, vence el ${DATES.day(dueOn)}`;
      }),
    ],
    button: 'Ver lo que vence',
    after: [
      `Vale la lista de ${PRODUCT_NAME}: este correo solo ayuda a recordarlo. Lo que vence por horas o vuelos está solo en la lista.`,
      'Recibes este correo porque en tu libro de vuelo los correos sobre revisiones están activados.',
    ],
    stop: 'Para no recibir más, sin iniciar sesión:',
  }),
};
