import { PRODUCT_NAME } from '#contract/product';
import { MIN_PASSWORD } from '#domain/text';
import type { ACCOUNT as EN } from '../en/account.ts';
import { plural } from './formats.ts';

const LIST = new Intl.ListFormat('es', { type: 'disjunction' });

export const ACCOUNT: typeof EN = {
  passwords: {
    own: { label: 'Contraseña', reveal: 'Mostrar la contraseña' },
    current: { label: 'Contraseña actual', reveal: 'Mostrar la contraseña actual' },
    new: { label: 'Nueva contraseña', reveal: 'Mostrar la nueva contraseña' },
    confirmed: { label: 'Repetir contraseña', reveal: 'Mostrar la contraseña repetida' },
  },
  passwordHint: `Al menos ${MIN_PASSWORD} caracteres.`,
  allRequired: 'Rellena todos los campos',
  emailRequired: 'Escribe tu dirección de correo',
  passwordsDiffer: 'Las contraseñas no coinciden',
  newPasswordsDiffer: 'Las contraseñas nuevas no coinciden',
  loggingIn: 'Iniciando sesión…',
  ownDevice: {
    label: 'Este dispositivo es mío',
    hint: 'Tu libro de vuelo se guarda en él y se abre sin conexión: desmarca la casilla en un dispositivo que usen otras personas.',
  },
  sendLink: 'Enviar enlace',
  goToApp: 'Ir a la app',
  backToPilot: 'Volver a «Piloto»',
  noAccount: 'La demo no tiene cuenta: aquí no hay nada que cambiar.',
  logIn: {
    sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
    pending: (count) =>
      plural(
        count,
        '1 cambio espera en este dispositivo. Se envía al iniciar sesión.',
        `${count} cambios esperan en este dispositivo. Se envían al iniciar sesión.`,
      ),
    title: 'Iniciar sesión',
    forgotPassword: 'Contraseña olvidada',
    noLogbookYet: '¿Aún sin libro de vuelo?',
  },
  signUp: {
    title: 'Crear cuenta',
    busy: 'Creando la cuenta…',
    emailHint: 'Tu correo solo se usa para acceder a tu cuenta.',
    newsletter: 'Sí, quiero recibir novedades sobre funciones nuevas',
    haveAccount: '¿Ya tienes cuenta?',
    closed: 'En este momento no se pueden crear cuentas aquí.',
    domains: (domains) => `Solo para direcciones de correo de ${LIST.format(domains)}.`,
  },
  changePassword: {
    title: 'Cambiar contraseña',
    unverified: 'Antes de cambiar la contraseña tienes que confirmar tu correo. Abre el enlace que te hemos enviado.',
    forgotPassword: '¿Contraseña olvidada?',
    done: 'Tu contraseña se ha cambiado',
  },
  oneTimeLogin: {
    title: 'Iniciar sesión sin contraseña',
    lead: 'Te enviamos un correo con un enlace para iniciar sesión una sola vez.',
    sentTo: (email) => `Enlace de un solo uso enviado a ${email}`,
  },
  resetRequest: {
    title: 'Nueva contraseña',
    lead: 'Te enviamos un correo con un enlace para elegir una nueva contraseña.',
    sentTo: (email) => `Correo para elegir una nueva contraseña enviado a ${email}`,
  },
  newPasswordPage: {
    title: 'Elegir nueva contraseña',
    submit: 'Guardar contraseña',
    linkTooOld: '¿Enlace caducado?',
    sendNew: 'Pedir otro',
    done: 'Tu nueva contraseña se ha guardado',
  },
  linkIsLogged:
    'No hay ningún servidor de correo configurado: el enlace está en el registro del servidor y en data/outbox.',
  verification: {
    title: 'Te damos la bienvenida',
    lead: 'Este enlace inicia tu sesión y confirma tu correo.',
    submit: `Continuar en ${PRODUCT_NAME}`,
    done: `Sesión iniciada. ¡Ya puedes seguir con ${PRODUCT_NAME}!`,
  },
  invalidLink: {
    title: 'El enlace no es válido o ha caducado',
    explanation:
      'Cada enlace sirve una sola vez y durante poco tiempo. El que funciona está en el correo más reciente.',
  },
  otherPilot: {
    question: (pilot) =>
      `Aquí está abierta la sesión de ${pilot}, y este enlace es de una cuenta distinta. ¿Cerrar sesión y continuar?`,
    unnamed: 'otra cuenta',
    confirm: 'Cerrar sesión y continuar',
    stayed: 'Sigue abierta la sesión de otra cuenta.',
  },
};
