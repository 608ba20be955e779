import type { CHECK_EMAILS as EN } from '../en/check-emails.ts';

export const CHECK_EMAILS: typeof EN = {
  label: 'E-mail sui controlli',
  choices: { off: 'Nessuna', on: '30 giorni prima e alla scadenza' },
  hint: 'Per i controlli di vele e attrezzatura che hanno una data. Le scadenze in ore o voli sono solo nell’elenco.',
  unverified: 'Non si invia nulla finché la tua e-mail non è confermata.',
  stop: {
    lead: 'Con questo pulsante non riceverai più e-mail sui controlli delle tue vele e della tua attrezzatura. Tutto il resto rimane com’è.',
    submit: 'Non voglio più queste e-mail',
    done: 'Non riceverai più e-mail sui controlli. Puoi riattivarle modificando i tuoi dati di pilota.',
    invalid: 'Questo link non funziona',
    invalidLead:
      'È stato modificato o troncato. Puoi disattivare le e-mail sui controlli anche modificando i tuoi dati di pilota.',
  },
};
