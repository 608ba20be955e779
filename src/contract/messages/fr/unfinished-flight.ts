import type { UNFINISHED_FLIGHT as EN } from '../en/unfinished-flight.ts';

export const UNFINISHED_FLIGHT: typeof EN = {
  question: (file) => `Un nouveau vol n’est pas terminé. Que faire de ${file}\u202f?`,
  asAnother: 'L’ajouter comme autre vol',
  asAnotherHint: 'Le vol commencé reste tel quel\u202f: «\u202fAjouter un vol\u202f» l’ouvrira ensuite.',
  replaceTrack: 'Remplacer la trace',
  useForIt: 'L’utiliser pour le vol commencé',
  afterCancel: 'Après «\u202fAnnuler\u202f», le fichier figure à la page d’importation.',
  keptBeside: 'Un autre vol commencé est gardé.',
  openKept: 'L’ouvrir',
};
