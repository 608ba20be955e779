import type { FLIGHT_LIST as EN } from '../en/flight-list.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'Flug', 'Flüge');
/** Behind a preposition: `von 3 Flügen`. */
const flightsBehind = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Flug', 'Flügen')}`;

export const FLIGHT_LIST: typeof EN = {
  columns: {
    choose: 'Spalten',
    question: 'Spalten der Flugliste',
    score: 'Punkte',
  },
  select: 'Flüge auswählen',
  selectOne: (day: string, site: string | null): string => `Auswählen: ${day}${site === null ? '' : `, ${site}`}`,
  selectAllHead: 'Alle Flüge auswählen',
  changed: {
    setGlider: (count: number): string => `Schirm von ${flightsBehind(count)} geändert.`,
    setSite: (count: number): string => `Fluggebiet von ${flightsBehind(count)} geändert.`,
    addTags: (count: number): string => `Schlagwörter zu ${flightsBehind(count)} hinzugefügt.`,
    removeTags: (count: number): string => `Schlagwort von ${flightsBehind(count)} entfernt.`,
    delete: (count: number): string => `${flights(count)} gelöscht.`,
  },
  undo: 'Rückgängig',
  undone: 'Änderung rückgängig gemacht.',
  undoLaterFirst: 'Mach zuerst die spätere Änderung dieser Flüge rückgängig.',
  earlier: (count: number): string => `${NUMBERS.whole(count)} frühere`,
};
