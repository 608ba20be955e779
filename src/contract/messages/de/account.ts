import { PRODUCT_NAME } from '#contract/product';
import { MIN_PASSWORD } from '#domain/text';
import type { ACCOUNT as EN } from '../en/account.ts';
import { plural } from './formats.ts';

const LIST = new Intl.ListFormat('de', { type: 'disjunction' });

export const ACCOUNT: typeof EN = {
  passwords: {
    own: { label: 'Passwort', reveal: 'Passwort anzeigen' },
    current: { label: 'Aktuelles Passwort', reveal: 'Aktuelles Passwort anzeigen' },
    new: { label: 'Neues Passwort', reveal: 'Neues Passwort anzeigen' },
    confirmed: { label: 'Passwort wiederholen', reveal: 'Wiederholung anzeigen' },
  },
  passwordHint: `Mindestens ${MIN_PASSWORD} Zeichen.`,
  allRequired: 'Fülle alle Felder aus',
  emailRequired: 'Gib deine E-Mail-Adresse ein',
  passwordsDiffer: 'Passwort und Wiederholung müssen gleich sein',
  newPasswordsDiffer: 'Neues Passwort und Wiederholung müssen gleich sein',
  loggingIn: 'Wird angemeldet …',
  ownDevice: {
    label: 'Das ist mein Gerät',
    hint: 'Dein Flugbuch bleibt darauf und öffnet sich auch ohne Verbindung. Entferne das Häkchen, wenn andere das Gerät mitbenutzen.',
  },
  sendLink: 'Link senden',
  goToApp: 'Zum Flugbuch',
  backToPilot: 'Zurück zum Profil',
  noAccount: 'Ein Demo-Profil hat kein Konto: Hier gibt es nichts zu ändern.',
  logIn: {
    sessionEnded: 'Deine Sitzung ist beendet. Nach dem Anmelden geht es hier weiter.',
    pending: (count) =>
      plural(
        count,
        '1 Änderung wartet auf diesem Gerät. Nach dem Anmelden wird sie gesendet.',
        `${count} Änderungen warten auf diesem Gerät. Nach dem Anmelden werden sie gesendet.`,
      ),
    title: 'Anmelden',
    forgotPassword: 'Passwort vergessen',
    noLogbookYet: 'Noch kein Flugbuch?',
  },
  signUp: {
    title: 'Registrieren',
    busy: 'Konto wird angelegt …',
    emailHint: 'Deine E-Mail-Adresse dient nur zum Anmelden.',
    newsletter: 'Ja, ich möchte von neuen Funktionen erfahren',
    haveAccount: 'Schon ein Konto?',
    closed: 'Zurzeit kann sich hier niemand registrieren.',
    domains: (domains) => `Nur mit einer E-Mail-Adresse bei ${LIST.format(domains)}.`,
  },
  changePassword: {
    title: 'Passwort ändern',
    unverified:
      'Bestätige deine E-Mail-Adresse, bevor du dein Passwort änderst. Öffne den Link, den wir dir gesendet haben.',
    forgotPassword: 'Passwort vergessen?',
    done: 'Dein Passwort wurde geändert',
  },
  oneTimeLogin: {
    title: 'Ohne Passwort anmelden',
    lead: 'Wir senden dir per E-Mail einen Link, der dich einmal anmeldet.',
    sentTo: (email) => `Link zum einmaligen Anmelden an ${email} gesendet`,
  },
  resetRequest: {
    title: 'Neues Passwort',
    lead: 'Wir senden dir per E-Mail einen Link für ein neues Passwort.',
    sentTo: (email) => `E-Mail mit Link für ein neues Passwort an ${email} gesendet`,
  },
  newPasswordPage: {
    title: 'Neues Passwort festlegen',
    submit: 'Passwort festlegen',
    linkTooOld: 'Link abgelaufen?',
    sendNew: 'Neuen anfordern',
    done: 'Dein neues Passwort gilt ab sofort',
  },
  linkIsLogged: 'Es ist kein Mailserver eingerichtet: Der Link steht im Protokoll des Servers und in data/outbox.',
  verification: {
    title: 'Willkommen',
    lead: 'Dieser Link meldet dich an und bestätigt deine E-Mail-Adresse.',
    submit: `Weiter zu ${PRODUCT_NAME}`,
    done: `Du bist jetzt angemeldet und kannst mit ${PRODUCT_NAME} weitermachen!`,
  },
  invalidLink: {
    title: 'Bestätigungslink ist ungültig oder abgelaufen',
    explanation: 'Ein Link gilt nur einmal und nur kurze Zeit. Der gültige steht in der neuesten E-Mail.',
  },
  otherPilot: {
    question: (pilot) =>
      `Du bist hier als ${pilot} angemeldet, aber dieser Link ist für jemand anderen. Abmelden und weiter?`,
    unnamed: 'andere Person',
    confirm: 'Abmelden und weiter',
    stayed: 'Du bist noch als andere Person angemeldet.',
  },
};
