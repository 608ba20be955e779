import { PRODUCT_NAME } from '#contract/product';
import { BROWSER_NAMES, SYSTEM_NAMES } from '../device-names.ts';
import type { PILOT as EN } from '../en/pilot.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

export const PILOT: typeof EN = {
  edit: 'Modifier la page Pilote',
  demoPilot: 'Pilote de démo, sans e-mail',
  sinceLastFlight,
  lastFlights: 'Derniers vols',
  allFlights: 'Tous les vols',
  allGliders: 'Toutes les voiles',
  lastFlown: (date) => ` · dernier vol le ${DATES.day(date)}`,
  settings: 'Réglages',
  sitesFlown: 'Sites de vol',
  glidersUsed: 'Voiles utilisées',
  name: 'Votre nom',
  flightsBefore: `Vols avant ${PRODUCT_NAME}`,
  initialFlightNum: 'Nombre de vols initial',
  initialAirtime: 'Temps de vol initial',
  language: {
    ofBrowser: 'Celle du navigateur',
    waits: (name) => `${name}\u00a0: dès que le serveur répondra.`,
    switchNow: 'Changer maintenant',
  },
  orUpload: 'Ou importez vos vols (CSV)',
  account: 'Compte',
  changePassword: 'Changer le mot de passe',
  otherPrograms: 'Autres programmes',
  licences: 'Licences et sources',
  sessions: {
    title: 'Sessions ouvertes',
    device: ({ browser, system }) => {
      if (browser === null) return system === null ? 'Navigateur inconnu' : SYSTEM_NAMES[system];
      return system === null ? BROWSER_NAMES[browser] : `${BROWSER_NAMES[browser]} sur ${SYSTEM_NAMES[system]}`;
    },
    thisOne: 'celui-ci',
    lastUsed: (isoTime) => `utilisé le ${DATES.moment(isoTime)}`,
    logOutEverywhere: 'Se déconnecter partout',
    loggingOut: 'Déconnexion…',
    question: 'Se déconnecter sur tous les appareils, celui-ci compris\u202f?',
    revokesTokens: 'Révoquer aussi les clés d’accès d’autres programmes',
  },
  data: {
    title: 'Vos données',
    importNote:
      'Les traces de plusieurs années d’un coup\u00a0: fichiers, dossiers et fichiers ZIP de vos instruments.',
    tableNote: 'Les vols en tableau (CSV), pour les tableurs et pour passer d’un carnet à l’autre.',
    download: 'Télécharger les vols',
    tooLarge: 'Ce fichier dépasse les 2\u00a0Mo qu’un import accepte\u00a0: divisez-le pour le réimporter.',
    printNote: 'Votre carnet sur papier, avec des totaux à chaque page\u00a0: pour écoles, examinateurs et assurances.',
    print: 'Imprimer le carnet',
    archiveNote:
      'Tout dans un fichier ZIP\u00a0: vols, sites et voiles en tableaux (CSV) et avec tous les champs (JSON), et vos fichiers IGC tels que vous les avez envoyés. «\u00a0Import\u00a0» sait le relire.',
    downloadAll: 'Tout télécharger',
    packing: 'Préparation…',
  },
  app: {
    title: 'Comme une app',
    note: `${PRODUCT_NAME} s’ouvre alors depuis l’écran d’accueil ou le bureau, et reçoit les traces que d’autres apps partagent.`,
    install: 'Installer',
    iphone: `Dans Safari, touchez «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0», pour avoir ${PRODUCT_NAME} comme app. Sa session et son stockage sont à part\u00a0: attendez d’abord l’envoi de ce qui reste ici, puis connectez-vous là-bas avec votre mot de passe.`,
  },
  ownDevice: {
    title: 'Hors ligne',
    note: 'Si cet appareil n’est qu’à vous, votre carnet de vol peut y rester et s’ouvrir hors ligne. Il en est retiré quand vous fermez votre session.',
    keep: 'Garder mon carnet ici',
  },
  tracks: {
    title: 'Traces sur cet appareil',
    keepAll: 'Garder toutes les traces sur cet appareil',
    kept: (count, all, megabytes) =>
      plural(
        count,
        `${NUMBERS.whole(count)} trace sur ${NUMBERS.whole(all)}, ${megabytes}\u00a0Mo, est gardée ici et s’ouvre hors ligne. Sans cela, ce sont les 50 dernières que vous avez ouvertes.`,
        `${NUMBERS.whole(count)} traces sur ${NUMBERS.whole(all)}, ${megabytes}\u00a0Mo, sont gardées ici et s’ouvrent hors ligne. Sans cela, ce sont les 50 dernières que vous avez ouvertes.`,
      ),
    full: 'Il n’y a plus de place sur cet appareil.',
    stopped: 'Le reste n’a pas pu être chargé et viendra plus tard.',
  },
  copies: {
    label: 'Copier chaque nuit tout mon carnet sur le serveur',
    last: (isoTime) => `La dernière copie date du ${DATES.moment(isoTime)}.`,
    download: 'Télécharger la dernière copie',
  },
  deletion: {
    title: 'Supprimer mon compte',
    note: 'Vos vols, sites, voiles et traces disparaissent avec lui, tout de suite et pour toujours. Pensez à tout télécharger avant.',
    question: 'Supprimer votre compte et tout ce qu’il contient\u202f?',
    warning: 'C’est définitif. Votre mot de passe confirme que c’est bien vous.',
    pending: (count) =>
      plural(
        count,
        `${count} modification en attente sur cet appareil sera aussi supprimée.`,
        `${count} modifications en attente sur cet appareil seront aussi supprimées.`,
      ),
  },
};

function sinceLastFlight(days: number | null): string {
  if (days === null) return 'Pas encore de vol';
  if (days === 0) return 'Vous vous êtes fait plaisir aujourd’hui\u202f!';
  return plural(days, `${days} jour depuis le dernier vol`, `${days} jours depuis le dernier vol`);
}
