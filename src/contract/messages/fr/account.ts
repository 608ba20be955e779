import { PRODUCT_NAME } from '#contract/product';
import { MIN_PASSWORD } from '#domain/text';
import type { ACCOUNT as EN } from '../en/account.ts';
import { plural } from './formats.ts';

const LIST = new Intl.ListFormat('fr', { type: 'disjunction' });

export const ACCOUNT: typeof EN = {
  passwords: {
    own: { label: 'Mot de passe', reveal: 'Afficher le mot de passe' },
    current: { label: 'Mot de passe actuel', reveal: 'Afficher le mot de passe actuel' },
    new: { label: 'Nouveau mot de passe', reveal: 'Afficher le nouveau mot de passe' },
    confirmed: { label: 'Confirmer le mot de passe', reveal: 'Afficher la confirmation du mot de passe' },
  },
  passwordHint: `Au moins ${MIN_PASSWORD} caractères.`,
  allRequired: 'Tous les champs sont obligatoires',
  emailRequired: 'Saisissez votre adresse e-mail',
  passwordsDiffer: 'Le mot de passe et sa confirmation doivent être identiques',
  newPasswordsDiffer: 'Le nouveau mot de passe et sa confirmation doivent être identiques',
  loggingIn: 'Connexion…',
  ownDevice: {
    label: 'C’est mon appareil',
    hint: 'Votre carnet y est conservé et s’ouvre hors ligne\u00a0: décochez cette case sur un ordinateur que d’autres utilisent.',
  },
  sendLink: 'Envoyer le lien',
  goToApp: 'Ouvrir le carnet',
  backToPilot: 'Retour à la page Pilote',
  noAccount: 'La démo n’a pas de compte\u00a0: il n’y a rien à modifier ici.',
  logIn: {
    sessionEnded: 'Session terminée. Reconnectez-vous pour reprendre où vous en étiez.',
    pending: (count) =>
      plural(
        count,
        `${count} modification attend sur cet appareil. Elle sera envoyée une fois la session ouverte.`,
        `${count} modifications attendent sur cet appareil. Elles seront envoyées une fois la session ouverte.`,
      ),
    title: 'Se connecter',
    forgotPassword: 'Mot de passe oublié',
    noLogbookYet: 'Pas encore de carnet\u202f?',
  },
  signUp: {
    title: 'Créer un compte',
    busy: 'Création du compte…',
    emailHint: 'Votre adresse e-mail ne sert qu’à vous connecter.',
    newsletter: 'Oui, prévenez-moi des nouveautés',
    haveAccount: 'Vous avez déjà un compte\u202f?',
    closed: 'Les inscriptions sont fermées pour le moment.',
    domains: (domains) => `Réservé aux adresses e-mail en ${LIST.format(domains.map((domain) => `@${domain}`))}.`,
  },
  changePassword: {
    title: 'Changer le mot de passe',
    unverified:
      'Confirmez votre adresse e-mail avant de changer le mot de passe\u00a0: suivez le lien que nous vous avons envoyé.',
    forgotPassword: 'Mot de passe oublié\u202f?',
    done: 'Votre mot de passe a été changé',
  },
  oneTimeLogin: {
    title: 'Se connecter sans mot de passe',
    lead: 'Vous recevrez un e-mail avec un lien qui vous connecte une fois.',
    sentTo: (email) => `Lien de connexion à usage unique envoyé à ${email}`,
  },
  resetRequest: {
    title: 'Nouveau mot de passe',
    lead: 'Vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.',
    sentTo: (email) => `Lien pour choisir un nouveau mot de passe envoyé à ${email}`,
  },
  newPasswordPage: {
    title: 'Choisir un nouveau mot de passe',
    submit: 'Changer le mot de passe',
    linkTooOld: 'Lien trop ancien\u202f?',
    sendNew: 'En envoyer un nouveau',
    done: 'Votre mot de passe a été changé',
  },
  linkIsLogged:
    'Aucun serveur de messagerie n’est configuré\u00a0: le lien se trouve dans le journal du serveur et dans data/outbox.',
  verification: {
    title: 'Bienvenue',
    lead: 'Ce lien vous connecte et confirme votre adresse e-mail.',
    submit: `Continuer vers ${PRODUCT_NAME}`,
    done: `Votre session est ouverte\u00a0: vous pouvez continuer avec ${PRODUCT_NAME}\u202f!`,
  },
  invalidLink: {
    title: 'Le lien de confirmation n’est pas valide ou a expiré',
    explanation: 'Un lien ne sert qu’une fois et expire vite. Prenez celui de l’e-mail le plus récent.',
  },
  otherPilot: {
    question: (pilot) =>
      `Session ouverte ici\u00a0: ${pilot}. Mais ce lien est destiné à quelqu’un d’autre. Se déconnecter et continuer\u202f?`,
    unnamed: 'un autre pilote',
    confirm: 'Se déconnecter et continuer',
    stayed: 'La session ouverte reste celle de l’autre pilote.',
  },
};
