import { PRODUCT_NAME } from '#contract/product';
import type { ITEMS as EN } from '../en/items.ts';
import { NUMBERS, plural } from './formats.ts';

const SITES: (typeof EN)['sites'] = {
  add: 'Ajouter un site',
  edit: 'Modifier le site',
  goToList: 'Aller aux sites',
  empty: 'Pas encore de site.',
  count: (count) => `${NUMBERS.whole(count)} ${plural(count, 'site', 'sites')}`,
  unplaced: (count) => plural(count, `${count} site sans coordonnées`, `${count} sites sans coordonnées`),
  deleteQuestion: 'Supprimer ce site\u202f? Il sera retiré de tous ses vols\u202f; les vols restent.',
  views: 'Affichage des sites',
  list: 'Liste',
  map: 'Carte',
  coordinatesExample: '38.8897°, -77.0089°',
  useMap: 'ou choisir sur une carte',
  addressPending: 'Recherche de l’adresse…',
  addressFound: (credit) => `Adresse\u00a0: ${credit}`,
  addressFailed: (message) => `L’adresse n’a pas pu être trouvée\u00a0: ${message}`,
};

const GLIDERS: (typeof EN)['gliders'] = {
  add: 'Ajouter une voile',
  edit: 'Modifier la voile',
  goToList: 'Aller aux voiles',
  empty: 'Pas encore de voile.',
  count: (count) => `${NUMBERS.whole(count)} ${plural(count, 'voile', 'voiles')}`,
  deleteQuestion: 'Supprimer cette voile\u202f? Elle sera retirée de tous ses vols\u202f; les vols restent.',
  usageBefore: `Vols avec cette voile avant ${PRODUCT_NAME}`,
  initialFlightNum: 'Nombre de vols',
  totalFlights: 'Total des vols',
  totalAirtime: 'Heures de vol',
};

const GEAR: (typeof EN)['gear'] = {
  name: 'Matériel',
  add: 'Ajouter un équipement',
  edit: 'Modifier l’équipement',
  goToList: 'Aller au matériel',
  empty: 'Vous n’avez pas encore d’équipement.',
};
const HANDLINGS: (typeof EN)['handlings'] = {
  name: 'Gonflage',
  add: 'Ajouter une séance de gonflage',
  edit: 'Modifier la séance de gonflage',
  goToList: 'Aller aux voiles',
  empty: 'Aucune séance de gonflage n’est saisie.',
};

export const ITEMS: typeof EN = { sites: SITES, gliders: GLIDERS, gear: GEAR, handlings: HANDLINGS };
