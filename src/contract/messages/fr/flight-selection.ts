import type { FLIGHT_SELECTION as EN } from '../en/flight-selection.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'vol', 'vols');

export const FLIGHT_SELECTION: typeof EN = {
  selectAll: (count) => `Tout sélectionner (${NUMBERS.whole(count)})`,
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
};
