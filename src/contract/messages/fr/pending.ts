import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Modifications en attente',
  nothing: 'Rien n’attend sur cet appareil.',
  lead: 'Ces modifications sont conservées sur cet appareil et partent dès qu’il y a une connexion.',
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
  needsYou: 'Modification enregistrée sur cet appareil, mais impossible à envoyer telle quelle.',
  showPending: 'Afficher',
  chooseBoth: 'Le serveur a maintenant d’autres valeurs. Choisissez ce qu’il faut garder.',
  kinds: {
    flight: { add: 'Nouveau vol', save: 'Vol modifié', delete: 'Vol supprimé' },
    site: { add: 'Nouveau site', save: 'Site modifié', delete: 'Site supprimé' },
    glider: { add: 'Nouvelle voile', save: 'Voile modifiée', delete: 'Voile supprimée' },
    pilot: { add: 'Page Pilote modifiée', save: 'Page Pilote modifiée', delete: 'Page Pilote modifiée' },
  },
  withTrack: (name) => `avec ${name}`,
  reasons: {
    rejected: 'Le serveur n’accepte pas ces valeurs. Ouvrez la modification et corrigez-les.',
    conflict: 'Cet élément a été modifié depuis.',
    gone: 'Cet élément a été supprimé sur un autre appareil.',
    restored: 'Le carnet a depuis été restauré à partir d’une sauvegarde. Vérifiez que cela convient toujours.',
    old: 'Le serveur l’a peut-être déjà enregistrée il y a longtemps. Comparez avant de la renvoyer.',
    refused: 'Le serveur n’accepte pas cette modification.',
    fileLost:
      'Le navigateur a retiré la trace de cet appareil. Ouvrez la modification et choisissez de nouveau le fichier.',
    known: 'Un autre vol a déjà cette trace. Vous l’avez peut-être enregistrée sur un autre appareil.',
  },
  failedAlone:
    'L’envoi a échoué trois fois, alors que le reste passait. Le serveur a peut-être déjà reçu cette modification.',
  notInBackup:
    'Cet élément manque dans la sauvegarde à partir de laquelle le carnet a été restauré. Recréez-le, ou abandonnez la modification.',
  namedNotInBackup: (names) =>
    `Manque dans la sauvegarde à partir de laquelle le carnet a été restauré\u202f: ${names}. Ouvrez la modification et choisissez de nouveau.`,
  otherFlight: (flight) => `Autre vol\u202f: ${flight}`,
  open: 'Ouvrir',
  tryAgain: 'Renvoyer',
  addAnyway: 'Ajouter quand même',
  saveAsNew: 'Recréer',
  keepChosen: 'Garder ce choix',
  discard: 'Abandonner',
  export: 'Exporter',
  discardQuestions: {
    alone: 'Abandonner cette modification\u202f? Elle n’existe nulle part ailleurs.',
    withOthers: 'Abandonner cet élément et tout ce que vous y avez modifié\u202f? Rien de cela n’existe ailleurs.',
    withEdits:
      'Abandonner cette suppression, et ce que vous aviez modifié avant\u202f? Ces modifications n’existent nulle part ailleurs.',
    mayStay: 'Abandonner cette modification\u202f? Si le serveur l’a déjà reçue, elle y reste.',
    deleted:
      'Abandonner cet élément et tout ce que vous y avez modifié\u202f? Le serveur l’a peut-être déjà reçu\u202f: il sera envoyé, puis supprimé.',
  },
  notStored: 'Cette modification n’a pas pu être conservée sur cet appareil. Réessayez.',
  logOut: {
    question: (count) =>
      plural(
        count,
        `${count} modification n’est pas encore envoyée. Se déconnecter quand même\u202f?`,
        `${count} modifications ne sont pas encore envoyées. Se déconnecter quand même\u202f?`,
      ),
    keep: 'Garder sur cet appareil',
    send: 'Envoyer et se déconnecter',
    discard: (count) => plural(count, `Abandonner ${count} modification`, `Abandonner ${count} modifications`),
    kept: 'Ce qui est gardé partira quand vous vous reconnecterez ici.',
    notSent: 'Certaines modifications n’ont pas pu être envoyées.',
  },
};
