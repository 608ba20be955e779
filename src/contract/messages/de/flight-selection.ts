import type { FLIGHT_SELECTION as EN } from '../en/flight-selection.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'Flug', 'Flüge');
/** Behind a preposition: `von 3 Flügen`. */
const flightsBehind = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Flug', 'Flügen')}`;

export const FLIGHT_SELECTION: typeof EN = {
  selectAll: (count: number): string => `Alle ${NUMBERS.whole(count)} auswählen`,
  selected: (count: number): string => `${NUMBERS.whole(count)} ausgewählt`,
  bar: 'Ausgewählte Flüge',
  done: 'Auswahl beenden',
  // Soft hyphens: a column of a phone has room for nine letters.
  actions: {
    setGlider: 'Schirm',
    setSite: 'Flug\u00adgebiet',
    addTags: 'Schlag\u00adwort dazu',
    removeTags: 'Schlag\u00adwort weg',
    export: 'Export',
    delete: 'Löschen',
  },
  questions: {
    setGlider: (count: number): string => `Schirm von ${flightsBehind(count)} ändern`,
    setSite: (count: number): string => `Fluggebiet von ${flightsBehind(count)} ändern`,
    addTags: (count: number): string => `Schlagwörter zu ${flightsBehind(count)} hinzufügen`,
    removeTags: (count: number): string => `Ein Schlagwort von ${flightsBehind(count)} entfernen`,
    delete: (count: number): string => `${flights(count)} löschen?`,
  },
  unsent: (count: number): string =>
    plural(
      count,
      '1 noch nicht gesendeter Flug wird ausgelassen.',
      `${NUMBERS.whole(count)} noch nicht gesendete Flüge werden ausgelassen.`,
    ),
  onlyUnsent: (count: number): string =>
    plural(
      count,
      'Dieser Flug ist noch nicht gesendet: Vorher lässt er sich hier nicht ändern.',
      'Diese Flüge sind noch nicht gesendet: Vorher lassen sie sich hier nicht ändern.',
    ),
  tooMany: (most: number): string => `Höchstens ${flights(most)} auf einmal: Wähle weniger aus, etwa nach Jahr.`,
  exporting: {
    question: (count: number): string => `${flights(count)} exportieren`,
    csv: 'Tabelle (CSV)',
    csvNote: 'Für Tabellenprogramme und zum Importieren.',
    zip: 'Tracks (ZIP)',
    zipNote: ({ tracks, waiting, count }) => {
      if (tracks + waiting === 0) return 'Keiner dieser Flüge hat einen Track.';
      const without = count - tracks - waiting;
      const sentences = [
        tracks > 0 && `Die IGC-Dateien von ${flightsBehind(tracks)}.`,
        without > 0 && `${flights(without)} ohne Track ${plural(without, 'fehlt', 'fehlen')} darin.`,
        waiting > 0 &&
          plural(
            waiting,
            '1 noch nicht gesendeter Track fehlt darin.',
            `${waiting} noch nicht gesendete Tracks fehlen darin.`,
          ),
      ];
      return sentences.filter((sentence) => sentence !== false).join(' ');
    },
    packing: 'Wird gepackt …',
  },
  apply: 'Anwenden',
  changing: 'Wird geändert …',
  tag: 'Schlagwort',
  noTags: 'Kein Schlagwort zu entfernen.',
};
