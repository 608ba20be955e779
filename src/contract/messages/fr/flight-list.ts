import type { FLIGHT_LIST as EN } from '../en/flight-list.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'vol', 'vols')}`;

export const FLIGHT_LIST: typeof EN = {
  columns: {
    choose: 'Colonnes',
    question: 'Colonnes de la liste des vols',
    score: 'Points',
  },
  select: 'Sélectionner des vols',
  selectOne: (day, site) => `Sélectionner le vol du ${day}${site === null ? '' : `, ${site}`}`,
  selectAll: (count) => `Tout sélectionner (${NUMBERS.whole(count)})`,
  selectAllHead: 'Sélectionner tous les vols',
  selected: (count) => `${NUMBERS.whole(count)} ${plural(count, 'sélectionné', 'sélectionnés')}`,
  bar: 'Vols sélectionnés',
  done: 'Terminer la sélection',
  actions: {
    setGlider: 'Voile',
    setSite: 'Site',
    addTags: 'Ajouter tag',
    removeTags: 'Retirer tag',
    export: 'Exporter',
    delete: 'Supprimer',
  },
  questions: {
    setGlider: (count) => `Changer la voile de ${flights(count)}`,
    setSite: (count) => `Changer le site de ${flights(count)}`,
    addTags: (count) => `Ajouter des tags à ${flights(count)}`,
    removeTags: (count) => `Retirer un tag de ${flights(count)}`,
    delete: (count) => `Supprimer ${flights(count)}\u202f?`,
  },
  unsent: (count) =>
    plural(
      count,
      `${NUMBERS.whole(count)} vol pas encore envoyé est ignoré.`,
      `${NUMBERS.whole(count)} vols pas encore envoyés sont ignorés.`,
    ),
  onlyUnsent: (count) =>
    plural(
      count,
      'Ce vol n’est pas encore envoyé\u00a0: il ne peut pas être modifié ici avant.',
      'Ces vols ne sont pas encore envoyés\u00a0: ils ne peuvent pas être modifiés ici avant.',
    ),
  tooMany: (most) => `${flights(most)} au plus à la fois\u00a0: sélectionnez-en moins, par exemple ceux d’une année.`,
  exporting: {
    question: (count) => `Exporter ${flights(count)}`,
    csv: 'Tableau (CSV)',
    csvNote: 'Pour un tableur, ou pour importer ces vols ailleurs.',
    zip: 'Traces (ZIP)',
    zipNote: ({ tracks, waiting, count }) => {
      if (tracks + waiting === 0) return 'Aucun de ces vols n’a de trace.';
      const without = count - tracks - waiting;
      const sentences = [
        tracks > 0 && `Les fichiers IGC de ${flights(tracks)}.`,
        without > 0 &&
          plural(without, `${flights(without)} sans trace est ignoré.`, `${flights(without)} sans trace sont ignorés.`),
        waiting > 0 &&
          plural(
            waiting,
            `${waiting} trace pas encore envoyée est ignorée.`,
            `${waiting} traces pas encore envoyées sont ignorées.`,
          ),
      ];
      return sentences.filter((sentence) => sentence !== false).join(' ');
    },
    packing: 'Préparation…',
  },
  apply: 'Appliquer',
  changing: 'Modification…',
  tag: 'Tag',
  noTags: 'Il n’y a pas de tag à retirer.',
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
