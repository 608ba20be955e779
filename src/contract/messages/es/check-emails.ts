import type { CHECK_EMAILS as EN } from '../en/check-emails.ts';

export const CHECK_EMAILS: typeof EN = {
  label: 'Correos sobre revisiones',
  choices: { off: 'Ninguno', on: '30 días antes y al vencer' },
  hint: 'Para las revisiones de velas y equipo que tienen fecha. Lo que vence por horas o vuelos está solo en la lista.',
  unverified: 'No se envía nada hasta que confirmes tu correo.',
  stop: {
    lead: 'Con este botón dejarás de recibir correos sobre las revisiones de tus velas y tu equipo. Todo lo demás queda como está.',
    submit: 'No recibir más estos correos',
    done: 'No recibirás más correos sobre revisiones. Puedes volver a activarlos al editar tus datos de piloto.',
    invalid: 'Este enlace no funciona',
    invalidLead: 'Se ha modificado o cortado. También puedes desactivar estos correos al editar tus datos de piloto.',
  },
};
