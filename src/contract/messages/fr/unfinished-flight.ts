import type { UNFINISHED_FLIGHT as EN } from '../en/unfinished-flight.ts';

export const UNFINISHED_FLIGHT: typeof EN = {
  question: (file) => `Un nouveau vol n’est pas terminé. Que faire de ${file}\u202f?`,
  asAnother: 'L’ajouter comme autre vol',
  asAnotherHint: 'Le vol commencé reste tel quel\u00a0: «\u00a0Ajouter un vol\u00a0» l’ouvrira ensuite.',
  replaceTrack: 'Remplacer la trace',
  useForIt: 'L’utiliser pour le vol commencé',
  afterCancel: 'Après «\u00a0Annuler\u00a0», le fichier figure à la page d’importation.',
  keptBeside: 'Un autre vol commencé est gardé.',
  openKept: 'L’ouvrir',
};
