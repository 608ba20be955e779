import { PRODUCT_NAME } from '#contract/product';
import type { FIRST_STEPS as EN } from '../en/first-steps.ts';
import { NUMBERS, plural } from './formats.ts';

export const FIRST_STEPS: typeof EN = {
  title: 'Premiers pas',
  progress: (done, count) => `${done} sur ${count}`,
  done: 'Fait\u00a0:',
  hide: 'Masquer',
  files: {
    title: 'Depuis vos traces',
    text: 'Jour, heure, site, temps de vol et altitude sont lus dans les fichiers.',
    label: 'Fichiers IGC',
    choose: 'Choisir des fichiers IGC',
    orDrop: 'ou déposez-les sur cette page',
  },
  import: {
    title: 'Depuis un autre carnet',
    text: 'Dossiers et fichiers ZIP de traces, tableaux, et ce qu’exportent les autres carnets.',
  },
  byHand: {
    title: 'À la main',
    text: 'Le jour suffit\u202f; site, temps de vol et le reste, c’est comme vous voulez.',
  },
  units: {
    text: (altitude, distance) => `Vos unités\u00a0: ${altitude} et ${distance}`,
    action: 'Changer d’unités',
  },
  before: {
    todo: `Avez-vous volé avant ${PRODUCT_NAME}\u202f? Vos totaux partiront de là`,
    text: (count) =>
      count === 0
        ? `Aucun vol avant ${PRODUCT_NAME}`
        : `${NUMBERS.whole(count)} ${plural(count, 'vol', 'vols')} avant ${PRODUCT_NAME}`,
    airtimeOnly: `Temps de vol avant ${PRODUCT_NAME}`,
    action: 'Saisir ces vols',
    none: 'Non, aucun',
  },
  glider: { todo: 'Votre voile\u00a0: ses vols et ses heures sont comptés', text: 'Votre première voile' },
  flight: { todo: 'Votre premier vol, de l’une de ces trois façons', text: 'Votre premier vol' },
};
