import { PRODUCT_NAME } from '../../product.ts';
import type { EMAILS as EN } from '../en/emails.ts';
import { DUE } from './due.ts';
import { DATES, plural } from './formats.ts';

const DAY = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('it', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
/** Read as `otto` and `undici`: the article is elided before them. */
const ELIDING = [8, 11];

/** Returns a time in UTC with its article: `il 3 mag 2026 alle 12:05 UTC`, `l’8 mag 2026 …`. */
function moment(time: Date): string {
  const article = ELIDING.includes(time.getUTCDate()) ? 'l’' : 'il ';
  return `${article}${DAY.format(time)} alle ${TIME.format(time)} UTC`;
}

const NOT_ME = 'Se la richiesta non è tua, non devi fare nulla: solo tu hai ricevuto questo link.';
const WHOSE_PASSWORD = `La tua e-mail non è mai stata confermata, quindi non possiamo sapere chi l’ha usata per registrarsi. Se apri il link in un browser con cui non hai mai fatto l’accesso a ${PRODUCT_NAME}, la password dell’account non varrà più e tutte le sessioni aperte saranno chiuse. Con «Password dimenticata» se ne imposta una nuova.`;

export const EMAILS: typeof EN = {
  greeting: 'Ciao,',
  copyLink: 'Oppure copia questo indirizzo nel browser:',
  verification: ({ to }) => ({
    subject: `Conferma la tua e-mail per ${PRODUCT_NAME}`,
    before: [
      `Qualcuno, molto probabilmente tu, ha aperto un account ${PRODUCT_NAME} con ${to}. Conferma che l’indirizzo è tuo:`,
    ],
    button: 'Conferma la mia e-mail',
    after: [
      'Il link vale 3 giorni e si può usare una volta sola. Con il link fai anche l’accesso.',
      'Se non si tratta di te, non aprire il link: l’indirizzo non sarà confermato. Se vuoi comunque che il diario di volo diventi tuo, scegli «Password dimenticata» nella pagina di accesso: chi si è registrato ne resta fuori.',
    ],
  }),
  oneTimeLogin: ({ askedAt, isVerified }) => ({
    subject: `Il tuo link di accesso a ${PRODUCT_NAME}`,
    before: [`Ecco il link per accedere senza password che hai chiesto ${moment(askedAt)}:`],
    button: 'Accedi',
    after: ['Il link vale 15 minuti e si può usare una volta sola.', ...(isVerified ? [] : [WHOSE_PASSWORD]), NOT_ME],
  }),
  resetPassword: ({ askedAt }) => ({
    subject: `Imposta una nuova password per ${PRODUCT_NAME}`,
    before: [`Hai chiesto una nuova password ${moment(askedAt)}. Apri questo link per sceglierla:`],
    button: 'Imposta una nuova password',
    after: [
      'Il link vale un’ora e si può usare una volta sola. Finché non ne scegli una nuova, resta valida quella vecchia.',
      NOT_ME,
    ],
  }),
  passwordChanged: ({ askedAt, tokens }) => ({
    subject: `La tua password di ${PRODUCT_NAME} è stata cambiata`,
    before: [
      `La password del tuo diario di volo è stata cambiata ${moment(askedAt)} e le sessioni in tutti gli altri browser sono state chiuse.`,
      'Se l’hai cambiata tu, va tutto bene e non devi fare nulla.',
      'Se non l’hai cambiata tu, imposta subito una nuova password. Così chi l’ha cambiata perde l’accesso:',
    ],
    button: 'Imposta una nuova password',
    after: [],
    ...(tokens.length > 0 && {
      tokens: `Il cambio della password non tocca le chiavi di accesso di altri programmi. Queste valgono ancora: ${tokens.join(', ')}. Revoca quelle che non conosci:`,
    }),
  }),
  checksDue: ({ checks }) => ({
    subject: plural(checks.length, 'Un controllo è in scadenza', `${checks.length} controlli sono in scadenza`),
    before: [
      'Secondo il tuo diario di volo è scaduto o sta per scadere:',
      ...checks.map(({ subject, check, dueOn }) => {
        const what = check.what === 'other' ? check.words : DUE.checks[check.what];
        return `${subject.name}: ${what}, scadenza ${DATES.day(dueOn)}`;
      }),
    ],
    button: 'Vedi le scadenze',
    after: [
      `Fa fede l’elenco in ${PRODUCT_NAME}: questa e-mail aiuta solo a ricordare. Le scadenze in ore o voli sono solo nell’elenco.`,
      'Ricevi questa e-mail perché nel tuo diario di volo le e-mail sui controlli sono attive.',
    ],
    stop: 'Per non riceverne più, senza fare l’accesso:',
  }),
};
