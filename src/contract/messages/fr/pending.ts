import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Modifications en attente',
  nothing: 'Aucune modification en attente sur cet appareil.',
  lead: 'Ces modifications sont conservées sur cet appareil et partent dès qu’il y a une connexion.',
  lastSent: (moment) => `Dernier envoi\u00a0: ${moment}`,
  sendNow: 'Envoyer',
  sending: 'Envoi…',
  unread: 'Les modifications en attente sont illisibles pour le moment.',
  unreadable: (count) =>
    plural(
      count,
      `${count} modification vient d’une version plus récente de cette app. Rechargez pour passer à celle-ci.`,
      `${count} modifications viennent d’une version plus récente de cette app. Rechargez pour passer à celle-ci.`,
    ),
  savedHere: 'Modification enregistrée sur cet appareil, pas encore envoyée.',
  needsYou: 'Modification enregistrée sur cet appareil, mais elle attend votre décision avant l’envoi.',
  showPending: 'Afficher',
  chooseBoth: 'Cet élément a aussi été modifié ailleurs. Choisissez la version à garder.',
  kinds: {
    flight: { add: 'Nouveau vol', save: 'Vol modifié', delete: 'Vol supprimé' },
    site: { add: 'Nouveau site', save: 'Site modifié', delete: 'Site supprimé' },
    glider: { add: 'Nouvelle voile', save: 'Voile modifiée', delete: 'Voile supprimée' },
    gear: { add: 'Nouvel équipement', save: 'Équipement modifié', delete: 'Équipement supprimé' },
    handling: {
      add: 'Nouvelle séance de gonflage',
      save: 'Séance de gonflage modifiée',
      delete: 'Séance de gonflage supprimée',
    },
    pilot: { add: 'Page Pilote modifiée', save: 'Page Pilote modifiée', delete: 'Page Pilote modifiée' },
  },
  withTrack: (name) => `avec ${name}`,
  reasons: {
    rejected: 'Ces valeurs ont été refusées. Ouvrez la modification et corrigez-les.',
    conflict: 'Cet élément a été modifié sur un autre appareil après sa suppression ici.',
    gone: 'Cet élément a été supprimé sur un autre appareil.',
    restored: 'Le carnet a été restauré à partir d’une sauvegarde. Vérifiez que cette modification convient toujours.',
    restoredNew:
      'Le carnet a été restauré à partir d’une sauvegarde où cet élément manque. Recréez-le, ou abandonnez la modification.',
    restoredReference:
      'Le carnet a été restauré à partir d’une sauvegarde où le site ou la voile manque. Ouvrez la modification et choisissez de nouveau.',
    old: 'Elle est peut-être enregistrée depuis longtemps. Comparez-la avec votre carnet avant de la renvoyer.',
    refused: 'Le serveur n’accepte pas cette modification.',
    failedAlone:
      'L’envoi a échoué trois fois, alors que d’autres requêtes passaient. Elle est peut-être déjà enregistrée.',
    fileLost:
      'Le navigateur a retiré la trace de cet appareil. Ouvrez la modification et choisissez de nouveau le fichier.',
    known: 'Un autre vol a déjà cette trace. Vous l’avez peut-être enregistrée sur un autre appareil.',
  },
  deletedElsewhere: {
    site: (name) => `Le site ${name} a été supprimé sur un autre appareil.`,
    glider: (name) => `La voile ${name} a été supprimée sur un autre appareil.`,
  },
  namedNotInBackup: (names) =>
    `Manque dans la sauvegarde à partir de laquelle le carnet a été restauré\u00a0: ${names}. Ouvrez la modification et choisissez de nouveau.`,
  otherFlight: (flight) => `Autre vol\u00a0: ${flight}`,
  open: 'Ouvrir',
  tryAgain: 'Renvoyer',
  addAnyway: 'Garder les deux',
  saveAsNew: 'Recréer',
  keepChosen: 'Garder cette version',
  discard: 'Abandonner',
  export: 'Exporter',
  discardQuestions: {
    alone: 'Abandonner cette modification\u202f? Il n’y en a pas d’autre copie.',
    withOthers: 'Abandonner cet élément et toutes vos modifications\u202f? Il n’y en a pas d’autre copie.',
    withEdits: 'Abandonner cette suppression et vos modifications précédentes\u202f? Il n’y en a pas d’autre copie.',
    mayStay: 'Abandonner cette modification\u202f? Si elle est déjà enregistrée, elle reste dans votre carnet.',
    deleted: 'Abandonner cet élément\u202f? Il est peut-être déjà enregistré\u00a0: il sera envoyé, puis supprimé.',
  },
  accountDeleted: (count) =>
    plural(
      count,
      `Ce compte a été supprimé. ${count} modification en attente est encore sur cet appareil\u00a0: exportez-la ou retirez-la.`,
      `Ce compte a été supprimé. ${count} modifications en attente sont encore sur cet appareil\u00a0: exportez-les ou retirez-les.`,
    ),
  removeHere: 'Retirer de cet appareil',
  removeQuestion: 'Retirer toutes les modifications en attente de ce compte\u202f? Il n’y en a pas d’autre copie.',
  notRemoved: 'Les modifications en attente n’ont pas pu être exportées ou retirées. Réessayez.',
  notStored: 'Cette modification n’a pas pu être conservée sur cet appareil. Réessayez.',
  logOut: {
    question: (count) =>
      plural(
        count,
        `${count} modification n’est pas encore envoyée. Se déconnecter quand même\u202f?`,
        `${count} modifications ne sont pas encore envoyées. Se déconnecter quand même\u202f?`,
      ),
    keep: 'Garder ici et se déconnecter',
    send: 'Envoyer et se déconnecter',
    discard: (count) =>
      plural(
        count,
        `Abandonner ${count} modification et se déconnecter`,
        `Abandonner ${count} modifications et se déconnecter`,
      ),
    kept: 'Ce qui est gardé partira quand vous vous reconnecterez ici.',
    notSent: 'Certaines modifications n’ont pas pu être envoyées.',
  },
};
