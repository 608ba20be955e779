import { PRODUCT_NAME } from '../../product.ts';
import type { EMAILS as EN } from '../en/emails.ts';
import { DUE } from './due.ts';
import { DATES, plural } from './formats.ts';

const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('de', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });

/** Returns a time in UTC: `3. Mai 2026 um 12:05 UTC`. */
function moment(time: Date): string {
  return `${DAY.format(time)} um ${TIME.format(time)} UTC`;
}

const NOT_ME = 'Wenn du das nicht warst, musst du nichts tun: Diesen Link hast nur du bekommen.';
const WHOSE_PASSWORD = `Deine E-Mail-Adresse wurde nie bestätigt, deshalb wissen wir nicht, wer sich damit registriert hat. Wenn du den Link in einem Browser öffnest, in dem du dich noch nie bei ${PRODUCT_NAME} angemeldet hast, wird das bisherige Passwort des Kontos ungültig, und alle, die in diesem Konto angemeldet sind, werden abgemeldet. Ein neues Passwort legst du mit „Passwort vergessen“ fest.`;

export const EMAILS: typeof EN = {
  greeting: 'Hallo,',
  copyLink: 'Oder kopiere diese Adresse in deinen Browser:',
  verification: ({ to }) => ({
    subject: `Bestätige deine E-Mail-Adresse für ${PRODUCT_NAME}`,
    before: [
      `Jemand, wahrscheinlich du, hat sich mit ${to} bei ${PRODUCT_NAME} registriert. Bestätige, dass die Adresse dir gehört:`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    after: [
      'Der Link gilt 3 Tage und kann nur einmal verwendet werden. Er meldet dich auch an.',
      'Wenn du das nicht warst, öffne den Link nicht: Die Adresse wird dann nicht bestätigt. Soll das Flugbuch trotzdem dir gehören, wähle beim Anmelden „Passwort vergessen“: Damit verliert den Zugang, wer sich registriert hat.',
    ],
  }),
  oneTimeLogin: ({ askedAt, isVerified }) => ({
    subject: `Dein Link zum Anmelden bei ${PRODUCT_NAME}`,
    before: [`Du hast am ${moment(askedAt)} einen Link angefordert, um dich ohne Passwort anzumelden. Hier ist er:`],
    button: 'Anmelden',
    after: [
      'Der Link gilt 15 Minuten und kann nur einmal verwendet werden.',
      ...(isVerified ? [] : [WHOSE_PASSWORD]),
      NOT_ME,
    ],
  }),
  resetPassword: ({ askedAt }) => ({
    subject: `Neues Passwort für ${PRODUCT_NAME} festlegen`,
    before: [`Du wolltest am ${moment(askedAt)} ein neues Passwort festlegen. Öffne dazu diesen Link:`],
    button: 'Neues Passwort festlegen',
    after: [
      'Der Link gilt eine Stunde und kann nur einmal verwendet werden. Bis du ein neues festlegst, gilt dein altes Passwort.',
      NOT_ME,
    ],
  }),
  passwordChanged: ({ askedAt, tokens }) => ({
    subject: `Dein Passwort für ${PRODUCT_NAME} wurde geändert`,
    before: [
      `Das Passwort deines Flugbuchs wurde am ${moment(askedAt)} geändert, und alle anderen Browser wurden abgemeldet.`,
      'Wenn du das warst, ist alles gut, und du musst nichts tun.',
      'Wenn du das nicht warst, lege jetzt ein neues Passwort fest. Damit wird auch abgemeldet, wer es geändert hat:',
    ],
    button: 'Neues Passwort festlegen',
    after: [],
    ...(tokens.length > 0 && {
      tokens: `Mit einem geänderten Passwort bleiben die Zugangsschlüssel anderer Programme gültig. Diese gelten noch: ${tokens.join(', ')}. Widerrufe, was du nicht kennst:`,
    }),
  }),
  checksDue: ({ checks }) => ({
    subject: plural(
      checks.length,
      'Ein Check ist fällig oder wird es bald',
      `${checks.length} Checks sind fällig oder werden es bald`,
    ),
    before: [
      'Nach deinem Flugbuch ist fällig oder wird es bald:',
      ...checks.map(({ subject, check, dueOn }) => {
        const what = check.what === 'other' ? check.words : DUE.checks[check.what];
        return `${subject.name}: ${what}, fällig am ${DATES.day(dueOn)}`;
      }),
    ],
    button: 'Ansehen, was fällig ist',
    after: [
      `Es gilt die Liste in ${PRODUCT_NAME}: Diese E-Mail hilft nur, daran zu denken. Was nach Stunden oder Flügen fällig wird, steht nur in der Liste.`,
      'Du bekommst diese E-Mail, weil in deinem Flugbuch E-Mails zu Checks eingeschaltet sind.',
    ],
    stop: 'So bekommst du keine mehr, ohne dich anzumelden:',
  }),
};
