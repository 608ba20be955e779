import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'flight', 'flights')}`;

/** What the flight list does beside showing flights: its columns, and changes to many flights. */
export const FLIGHT_LIST = {
  columns: {
    /** Name of the button that opens the choice of columns. */
    choose: 'Columns',
    question: 'Columns of the flight list',
    /** Head of a narrow column: the points of the home league. */
    score: 'Points',
  },
  select: 'Select flights',
  selectOne: (day: string, site: string | null): string => `Select ${day}${site === null ? '' : `, ${site}`}`,
  selectAll: (count: number): string => `Select all ${NUMBERS.whole(count)}`,
  selectAllHead: 'Select all flights',
  /** Flights: `3 selected`. In the bar of the selection. */
  selected: (count: number): string => `${NUMBERS.whole(count)} selected`,
  /** Name of the bar of the selection, for screen readers. */
  bar: 'Selected flights',
  done: 'End selection',
  /** Buttons of the bar of the selection, each under its icon: ≤ 9 letters a word, two words at most. The first two are what is changed. */
  actions: {
    setGlider: 'Glider',
    setSite: 'Site',
    addTags: 'Add tag',
    removeTags: 'Remove tag',
    export: 'Export',
    delete: 'Delete',
  },
  questions: {
    setGlider: (count: number): string => `Change the glider of ${flights(count)}`,
    setSite: (count: number): string => `Change the site of ${flights(count)}`,
    addTags: (count: number): string => `Add tags to ${flights(count)}`,
    removeTags: (count: number): string => `Remove a tag from ${flights(count)}`,
    delete: (count: number): string => `Delete ${flights(count)}?`,
  },
  /** Flights that the server does not have yet. */
  unsent: (count: number): string =>
    plural(
      count,
      '1 flight that is not sent yet is left out.',
      `${NUMBERS.whole(count)} flights that are not sent yet are left out.`,
    ),
  /** Where only such flights are selected. */
  onlyUnsent: (count: number): string =>
    plural(
      count,
      'This flight is not sent yet: it can be changed here once it is.',
      'These flights are not sent yet: they can be changed here once they are.',
    ),
  tooMany: (most: number): string => `At most ${flights(most)} at once: select fewer, for example by a year.`,
  exporting: {
    question: (count: number): string => `Export ${flights(count)}`,
    csv: 'Table (CSV)',
    csvNote: 'For spreadsheets, and for another import.',
    zip: 'Tracks (ZIP)',
    /** What the file with the tracks has, where some of the flights have none, or one that is not sent yet. */
    zipNote: ({ tracks, waiting, count }: { tracks: number; waiting: number; count: number }): string => {
      if (tracks + waiting === 0) return 'None of these flights has a track.';
      const without = count - tracks - waiting;
      return [
        tracks > 0 && `The IGC files of ${flights(tracks)}.`,
        without > 0 && `${flights(without)} without a track ${plural(without, 'is', 'are')} left out.`,
        waiting > 0 &&
          plural(
            waiting,
            '1 track that is not sent yet is left out.',
            `${waiting} tracks that are not sent yet are left out.`,
          ),
      ]
        .filter((sentence) => sentence !== false)
        .join(' ');
    },
    packing: 'Packing ...',
  },
  /** Button of the dialog that changes the selected flights. */
  apply: 'Apply',
  changing: 'Changing ...',
  /** Label of the select of the tag to remove. */
  tag: 'Tag',
  noTags: 'There is no tag to remove.',
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
