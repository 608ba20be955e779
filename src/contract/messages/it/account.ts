import { PRODUCT_NAME } from '#contract/product';
import { MIN_PASSWORD } from '#domain/text';
import type { ACCOUNT as EN } from '../en/account.ts';
import { plural } from './formats.ts';

const LIST = new Intl.ListFormat('it', { type: 'disjunction' });

export const ACCOUNT: typeof EN = {
  passwords: {
    own: { label: 'Password', reveal: 'Mostra la password' },
    current: { label: 'Password attuale', reveal: 'Mostra la password attuale' },
    new: { label: 'Nuova password', reveal: 'Mostra la nuova password' },
    confirmed: { label: 'Ripeti la password', reveal: 'Mostra la password ripetuta' },
  },
  passwordHint: `Almeno ${MIN_PASSWORD} caratteri.`,
  allRequired: 'Compila tutti i campi',
  emailRequired: 'Inserisci il tuo indirizzo e-mail',
  passwordsDiffer: 'Le due password non coincidono',
  newPasswordsDiffer: 'Le due nuove password non coincidono',
  loggingIn: 'Accesso in corso…',
  ownDevice: {
    label: 'È il mio dispositivo',
    hint: 'Il diario di volo resta salvato qui e si apre senza connessione: togli la spunta su un computer usato anche da altri.',
  },
  sendLink: 'Invia il link',
  goToApp: 'Vai all’app',
  backToPilot: 'Torna a Pilota',
  noAccount: 'Un pilota demo non ha un account: qui non c’è nulla da modificare.',
  logIn: {
    sessionEnded: 'La sessione è terminata. Accedi per riprendere da dove eri.',
    pending: (count) =>
      plural(
        count,
        '1 modifica in attesa su questo dispositivo. Sarà inviata dopo l’accesso.',
        `${count} modifiche in attesa su questo dispositivo. Saranno inviate dopo l’accesso.`,
      ),
    title: 'Accedi',
    forgotPassword: 'Password dimenticata',
    noLogbookYet: 'Non hai un diario?',
  },
  signUp: {
    title: 'Registrati',
    busy: 'Registrazione…',
    emailHint: 'La tua e-mail serve solo per l’accesso.',
    newsletter: 'Sì, avvisami quando ci sono nuove funzioni',
    haveAccount: 'Hai già un account?',
    closed: 'Al momento qui non è possibile registrarsi.',
    domains: (domains) => `Solo con indirizzi e-mail di ${LIST.format(domains)}.`,
  },
  changePassword: {
    title: 'Cambia password',
    unverified: 'Prima di cambiare la password devi confermare la tua e-mail. Apri il link che ti abbiamo inviato.',
    forgotPassword: 'Password dimenticata?',
    done: 'La tua password è stata cambiata',
  },
  oneTimeLogin: {
    title: 'Accedi senza password',
    lead: 'Ti inviamo un’e-mail con un link per accedere una sola volta.',
    sentTo: (email) => `Link per un solo accesso inviato a ${email}`,
  },
  resetRequest: {
    title: 'Nuova password',
    lead: 'Ti inviamo un’e-mail con un link per impostare una nuova password.',
    sentTo: (email) => `E-mail con il link per la nuova password inviata a ${email}`,
  },
  newPasswordPage: {
    title: 'Imposta una nuova password',
    submit: 'Imposta password',
    linkTooOld: 'Link scaduto?',
    sendNew: 'Richiedine uno nuovo',
    done: 'La nuova password è impostata',
  },
  linkIsLogged: 'Nessun server di posta è configurato: il link è nel log del server e in data/outbox.',
  verification: {
    title: 'Ciao',
    lead: 'Questo link ti fa accedere e conferma la tua e-mail.',
    submit: `Continua su ${PRODUCT_NAME}`,
    done: `Hai fatto l’accesso e puoi continuare a usare ${PRODUCT_NAME}!`,
  },
  invalidLink: {
    title: 'Il link di conferma non è valido o è scaduto',
    explanation: 'Un link funziona una volta sola e per poco tempo. Quello valido è nell’e-mail più recente.',
  },
  otherPilot: {
    question: (pilot) =>
      `Qui è aperta la sessione di ${pilot}, ma questo link è per un’altra persona. Uscire e continuare?`,
    unnamed: 'un altro pilota',
    confirm: 'Esci e continua',
    stayed: 'È ancora aperta la sessione di un altro pilota.',
  },
};
