import type { FLIGHTS as EN } from '../en/flights.ts';
import { NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

export const FLIGHTS: typeof EN = {
  add: 'Ajouter un vol',
  edit: 'Modifier le vol',
  goToList: 'Aller aux vols',
  search: 'Rechercher des vols',
  searchHint: 'Site, voile, remarques, date…',
  filters: 'Filtres',
  empty: 'Pas encore de vol.',
  loading: 'Chargement des vols',
  count: (count) => `${whole(count)} ${plural(count, 'vol', 'vols')}`,
  counted: (count) => plural(count, 'vol', 'vols'),
  countedOf: (all) => `sur ${whole(all)} ${plural(all, 'vol', 'vols')}`,
  here: 'ici',
  inAll: (amount) => `${amount} en tout`,
};
