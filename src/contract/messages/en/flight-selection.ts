import { counted, NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => counted(count, 'flight', 'flights');

/** What can be done with selected flights: the bar of the selection, and its dialogs. */
export const FLIGHT_SELECTION = {
  selectAll: (count: number): string => `Select all ${NUMBERS.whole(count)}`,
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
};
