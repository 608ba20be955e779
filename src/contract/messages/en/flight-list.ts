import type { Isolated } from '#domain/isolated';
import { counted, NUMBERS } from './formats.ts';

const flights = (count: number): string => counted(count, 'flight', 'flights');

/** What the flight list does beside showing flights: its columns, the beginning of a selection, and changes that were made. */
export const FLIGHT_LIST = {
  columns: {
    /** Name of the button that opens the choice of columns. */
    choose: 'Columns',
    question: 'Columns of the flight list',
    /** Head of a narrow column: the points of the home league. */
    score: 'Points',
  },
  select: 'Select flights',
  selectOne: (day: string, site: Isolated | null): string => `Select ${day}${site === null ? '' : `, ${site}`}`,
  selectAllHead: 'Select all flights',
  changed: {
    setGlider: (count: number): string => `Glider of ${flights(count)} changed.`,
    setSite: (count: number): string => `Site of ${flights(count)} changed.`,
    addTags: (count: number): string => `Tags added to ${flights(count)}.`,
    removeTags: (count: number): string => `Tag removed from ${flights(count)}.`,
    delete: (count: number): string => `${flights(count)} deleted.`,
  },
  /** Takes the change back; never the word for Cancel. */
  undo: 'Undo',
  undone: 'The change was undone.',
  undoLaterFirst: 'Undo the later change of these flights first.',
  /** Earlier changes that can be undone, too. */
  earlier: (count: number): string => `${NUMBERS.whole(count)} earlier`,
};
