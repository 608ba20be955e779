import type { RESTORED as EN } from '../en/restored.ts';
import { counted, plural } from './formats.ts';

export const RESTORED: typeof EN = {
  title: 'Manquants depuis la restauration',
  notice: (items) =>
    `Le carnet a été restauré à partir d’une sauvegarde. Cet appareil contient encore des éléments qui y manquent\u00a0: ${items}.`,
  flights: (count) => counted(count, 'vol', 'vols'),
  sites: (count) => counted(count, 'site', 'sites'),
  gliders: (count) => counted(count, 'voile', 'voiles'),
  gear: (count) => counted(count, 'équipement', 'équipements'),
  handlings: (count) => counted(count, 'séance de gonflage', 'séances de gonflage'),
  gearTitle: 'Équipement',
  handlingTitle: 'Gonflage',
  show: 'Afficher',
  lead: (day) =>
    `Ces éléments manquent dans la sauvegarde à partir de laquelle votre carnet a été restauré. Cet appareil les conserve jusqu’au ${day}, ou jusqu’à ce que vous vous déconnectiez.`,
  nothing: 'Cet appareil ne contient rien qui manque dans votre carnet.',
  unread: 'Le contenu de cet appareil est illisible pour le moment.',
  selectAll: 'Tout sélectionner',
  saveAsNew: (count) => plural(count, `Enregistrer ${count} comme nouveau`, `Enregistrer ${count} comme nouveaux`),
  discard: (count) => plural(count, `Abandonner ${count} élément`, `Abandonner ${count} éléments`),
  discardQuestion: (count) =>
    plural(
      count,
      'Abandonner cet élément\u202f? Il n’en existe pas d’autre copie.',
      `Abandonner ces ${count} éléments\u202f? Il n’en existe pas d’autre copie.`,
    ),
  withTrack: 'Avec sa trace',
  trackNotHere: 'Sa trace n’est pas sur cet appareil. Le vol sera enregistré sans elle.',
  sameTrack: 'Le carnet contient déjà un vol avec cette trace.',
  progress: (done, total) => `${done} sur ${total} enregistrés`,
  waiting: 'Le serveur limite le nombre de modifications par minute. L’enregistrement reprend bientôt.',
  offline: 'Il faut une connexion pour les enregistrer.',
  notRemoved: 'Impossible de retirer cela de cet appareil. Réessayez.',
};
