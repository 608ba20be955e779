import type { TokenScope } from '#domain/api-token';
import type { ThirdPartyTrouble } from '../../rejections.ts';
import type { REJECTIONS as EN } from '../en/rejections.ts';
import { FRAME } from './every-page.ts';
import { plural } from './formats.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const TROUBLES: Readonly<Record<ThirdPartyTrouble, string>> = {
  off: 'le service est désactivé sur ce serveur',
  busy: 'trop de recherches en ce moment',
  slow: 'pas de réponse à temps',
  unreachable: 'le service est injoignable',
  rejected: 'le service a refusé la demande',
  tooLarge: 'la réponse est trop grande',
  unexpected: 'la réponse ne peut pas être lue',
};

/** Behind `Trop`. */
const WHAT = { attempts: 'd’essais', changes: 'de modifications' };

const SCOPE_VERBS: Readonly<Record<TokenScope, string>> = {
  'tracks:add': 'd’envoyer des traces',
  'logbook:read': 'de lire le carnet',
  'calendar:read': 'de lire le calendrier',
};

export const REJECTIONS: typeof EN = {
  tooManyInMinutes: ({ what, minutes }) =>
    `Trop ${WHAT[what]}, réessayez dans ${minutes}\u00a0${plural(minutes, 'minute', 'minutes')}.`,
  tooManyInSeconds: ({ seconds }) =>
    `Trop d’essais, réessayez dans ${seconds}\u00a0${plural(seconds, 'seconde', 'secondes')}.`,
  tooManyAtOnce: 'Trop de demandes à la fois, réessayez dans un instant.',
  tooManyChanges:
    'Votre compte a enregistré plus de modifications que ce serveur n’en permet. Adressez-vous à la personne qui gère ce serveur.',
  busy: 'Le serveur est occupé, réessayez dans un instant.',
  wrongAddress: ({ address }) => FRAME.isAtAddress(address),
  oldPage: 'Cette page est d’une ancienne version. Rechargez-la, puis choisissez de nouveau les fichiers.',
  signupsClosed: 'Les inscriptions sont fermées sur ce serveur pour le moment.',
  signupDomains: ({ domains }) =>
    `Sur ce serveur, il faut une adresse e-mail en ${new Intl.ListFormat('fr', { type: 'disjunction' }).format(domains.map((domain) => `@${domain}`))} pour créer un compte.`,
  locked: 'Ce compte est bloqué. Adressez-vous à la personne qui gère ce serveur.',
  accountDeleted: 'Ce compte a été supprimé.',
  demoWithoutAccount: 'La démo n’a pas de compte.',
  wrongToken: 'Cette clé d’accès n’est pas valable : elle a été révoquée, a expiré ou n’a pas été copiée en entier.',
  wrongScope: ({ scope }) => `Cette clé d’accès permet seulement ${SCOPE_VERBS[scope]}.`,
  emptyFile: 'Ce fichier est vide.',
  notFlightFile: 'Il n’y a pas de vol dans ce fichier.',
  fileTooLarge: ({ max }) => `Ce fichier dépasse ${max}\u00a0Mo.`,
  noRoomForTracks: ({ max }) =>
    `Il n’y a pas de place pour ce fichier\u00a0: vos traces et les fichiers en attente occupent vos ${max}\u00a0Mo.`,
  inboxFull: ({ max }) =>
    `${max} fichiers attendent déjà\u00a0: examinez-les à la page d’importation, puis renvoyez celui-ci.`,
  badGround: 'Ce ne sont pas des altitudes du sol entre un décollage et un atterrissage.',
  groundOfAnotherTrack: 'Ces altitudes du sol ne sont pas celles de la trace du vol.',
  unitChanged: 'Votre unité d’altitude a changé entre-temps, réessayez.',
  keyReused: 'Rien n’a été enregistré\u00a0: la même demande a déjà été envoyée avec d’autres valeurs. Réessayez.',
  flightGone: 'Rien n’a été modifié\u00a0: un des vols sélectionnés a été supprimé entre-temps.',
  tooManyTags: 'Rien n’a été modifié\u00a0: un des vols aurait trop de tags.',
  changedSince: 'Rien n’a été annulé\u00a0: un des vols a été modifié depuis.',
  changedElsewhere: 'Des modifications ont été faites entre-temps\u00a0: rien n’a été enregistré ni supprimé.',
  undoOver: 'Cette modification ne peut plus être annulée.',
  restored:
    'Le carnet a été restauré à partir d’une sauvegarde entre-temps et vient d’être rechargé. Rien n’a été enregistré\u00a0: vérifiez votre saisie.',
  diskFullOnRead: 'Données non chargées\u00a0: le disque du serveur est plein.',
  diskFullOnWrite: 'Données non enregistrées\u00a0: le disque du serveur est plein.',
  readOnly: 'Données non enregistrées\u00a0: la base de données du serveur est en lecture seule.',
  unexpectedSites: ({ response }) => `Aucun site n’a pu être proposé\u00a0: ${response}`,
  failedSites: ({ trouble, status, ...place }) =>
    THIRD_PARTIES.failedSites(place, `${TROUBLES[trouble]}${status === undefined ? '' : ` (${status})`}`),
};
