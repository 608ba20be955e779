import type { FLIGHT_LIST as EN } from '../en/flight-list.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'vol', 'vols');

export const FLIGHT_LIST: typeof EN = {
  columns: {
    choose: 'Colonnes',
    question: 'Colonnes de la liste des vols',
    score: 'Points',
  },
  select: 'Sélectionner des vols',
  selectOne: (day, site) => `Sélectionner le vol du ${day}${site === null ? '' : `, ${site}`}`,
  selectAllHead: 'Sélectionner tous les vols',
  changed: {
    setGlider: (count) => `Voile changée pour ${flights(count)}.`,
    setSite: (count) => `Site changé pour ${flights(count)}.`,
    addTags: (count) => `Tags ajoutés à ${flights(count)}.`,
    removeTags: (count) => `Tag retiré de ${flights(count)}.`,
    delete: (count) => plural(count, `${flights(count)} supprimé.`, `${flights(count)} supprimés.`),
  },
  // The notice says what, no Cancel stands beside it, and a phone has no room for more.
  undo: 'Annuler',
  undone: 'La modification est annulée.',
  undoLaterFirst: 'Annulez d’abord la modification plus récente de ces vols.',
  earlier: (count) => `${NUMBERS.whole(count)} ${plural(count, 'plus ancienne', 'plus anciennes')}`,
};
