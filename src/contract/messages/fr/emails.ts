import { PRODUCT_NAME } from '../../product.ts';
import type { EMAILS as EN } from '../en/emails.ts';
import { DUE } from './due.ts';
import { DATES, plural } from './formats.ts';

const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('fr', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });

/** Returns a time in UTC, since the reader's zone is not known: `3 mai 2026 à 12:05 UTC`. */
function moment(time: Date): string {
  return `${DAY.format(time).replace(/^1 /, '1er ')} à ${TIME.format(time)} UTC`;
}

const NOT_ME = 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: personne d’autre que vous n’a reçu ce lien.';
const WHOSE_PASSWORD = `Votre adresse e-mail n’a jamais été confirmée\u00a0: nous ne pouvons donc pas savoir qui a créé le compte avec elle. Si vous ouvrez le lien dans un navigateur qui n’a jamais servi à vous connecter à ${PRODUCT_NAME}, le mot de passe du compte ne sera plus valable et toutes les sessions ouvertes seront fermées. «\u00a0Mot de passe oublié\u00a0» permet d’en choisir un nouveau.`;

export const EMAILS: typeof EN = {
  greeting: 'Bonjour,',
  copyLink: 'Ou copiez cette adresse dans votre navigateur\u00a0:',
  verification: ({ to }) => ({
    subject: `Confirmez votre adresse e-mail pour ${PRODUCT_NAME}`,
    before: [
      `Quelqu’un, sans doute vous, a créé un compte ${PRODUCT_NAME} avec l’adresse ${to}. Confirmez qu’elle est bien la vôtre\u00a0:`,
    ],
    button: 'Confirmer mon adresse e-mail',
    after: [
      'Le lien est valable 3\u00a0jours et ne sert qu’une fois. Il vous connecte aussi.',
      'Si ce n’était pas vous, n’ouvrez pas ce lien\u00a0: l’adresse ne sera pas confirmée. Pour que ce carnet devienne quand même le vôtre, choisissez «\u00a0Mot de passe oublié\u00a0» au moment de vous connecter\u00a0: la personne qui a créé le compte n’y aura plus accès.',
    ],
  }),
  oneTimeLogin: ({ askedAt, isVerified }) => ({
    subject: `Votre lien de connexion à ${PRODUCT_NAME}`,
    before: [`Le ${moment(askedAt)}, vous avez demandé un lien pour vous connecter sans mot de passe. Le voici\u00a0:`],
    button: 'Se connecter',
    after: [
      'Le lien est valable 15\u00a0minutes et ne sert qu’une fois.',
      ...(isVerified ? [] : [WHOSE_PASSWORD]),
      NOT_ME,
    ],
  }),
  resetPassword: ({ askedAt }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${PRODUCT_NAME}`,
    before: [
      `Le ${moment(askedAt)}, vous avez demandé à changer de mot de passe. Suivez ce lien pour en choisir un\u00a0:`,
    ],
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien est valable une heure et ne sert qu’une fois. Tant que vous ne l’avez pas utilisé, votre ancien mot de passe reste valable.',
      NOT_ME,
    ],
  }),
  passwordChanged: ({ askedAt, tokens }) => ({
    subject: `Votre mot de passe ${PRODUCT_NAME} a été changé`,
    before: [
      `Le mot de passe de votre carnet a été changé le ${moment(askedAt)}, et les sessions de tous les autres navigateurs ont été fermées.`,
      'Si c’était vous, tout va bien et il n’y a rien à faire.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe. Cela déconnectera la personne qui l’a changé\u00a0:',
    ],
    button: 'Choisir un nouveau mot de passe',
    after: [],
    ...(tokens.length > 0 && {
      tokens: `Changer le mot de passe ne touche pas aux clés d’accès d’autres programmes. Celles-ci restent valables\u00a0: ${tokens.join(', ')}. Révoquez celles que vous ne connaissez pas\u00a0:`,
    }),
  }),
  checksDue: ({ checks }) => ({
    subject: plural(
      checks.length,
      'Un contrôle arrive à échéance',
      `${checks.length}\u00a0contrôles arrivent à échéance`,
    ),
    before: [
      'D’après votre carnet, l’échéance est là ou approche\u00a0:',
      ...checks.map(({ subject, check, dueOn }) => {
        const what = check.what === 'other' ? check.words : DUE.checks[check.what];
        return `${subject.name}\u00a0: ${what}, à faire le ${DATES.day(dueOn)}`;
      }),
    ],
    button: 'Voir les échéances',
    after: [
      `C’est la liste de ${PRODUCT_NAME} qui fait foi\u00a0: cet e-mail n’est qu’un rappel. Les échéances en heures ou en vols ne figurent que dans la liste.`,
      'Vous recevez cet e-mail parce que les e-mails sur les contrôles sont activés dans votre carnet.',
    ],
    stop: 'Pour ne plus en recevoir, sans vous connecter\u00a0:',
  }),
};
