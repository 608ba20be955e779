import { PRODUCT_NAME } from '#contract/product';
import type { HOME as EN } from '../en/home.ts';

export const HOME: typeof EN = {
  title: `${PRODUCT_NAME} – le carnet de vol des parapentistes`,
  claim: 'Chaque vol a sa forme.',
  lead: `${PRODUCT_NAME} est le carnet de vol des parapentistes. Déposez la trace de votre vol, il remplit le reste.`,
  openLogbook: 'Ouvrir mon carnet',
  logIn: 'Se connecter',
  demo: 'Jeter un œil sans compte',
  licences: 'Licences et sources',
  makingDemo: 'Préparation du carnet de démo…',
  pictures: {
    flights:
      'La liste des vols\u00a0: les vols par année avec date, site, barogramme, distance, altitude et temps de vol.',
    flight:
      'La page d’un vol\u00a0: sa trace sur une carte de montagnes, colorée selon le vario, à côté de ses chiffres et graphiques.',
    statistics: 'Les statistiques\u00a0: totaux, records, et vols et temps de vol par site en graphiques de couleur.',
  },
  benefits: {
    file: {
      title: 'Déposez un fichier IGC',
      text: 'Date, heure, site, temps de vol et altitude sont lus dans la trace. Vous ajoutez ce qu’elle ne sait pas.',
    },
    flights: {
      title: 'Revivez le vol',
      text: 'La trace sur la carte, colorée selon le vario, et quatre graphiques qui la suivent\u00a0: altitude, vario, distance, finesse.',
    },
    sites: {
      title: 'Suivez vos chiffres',
      text: 'Chaque site et chaque voile compte ses vols et ses heures, ceux d’avant compris.',
    },
  },
};
