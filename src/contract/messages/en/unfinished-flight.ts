/** A new flight that the pilot has not finished, when another file comes or afterwards. */
export const UNFINISHED_FLIGHT = {
  /** A file that came while a new flight is not finished. */
  question: (file: string): string => `You have not finished a new flight. What should happen to ${file}?`,
  asAnother: 'Add it as another flight',
  /** It names the button `flights.add` of every-page.ts. */
  asAnotherHint: 'The unfinished flight stays as it is: “Add Flight” opens it afterwards.',
  /** The unfinished flight has a track already. */
  replaceTrack: 'Replace the track',
  /** It has none. */
  useForIt: 'Use it for the unfinished flight',
  /** It names the button `Cancel`. */
  afterCancel: 'After Cancel the file is listed on the import page.',
  /** In the form of a new flight. */
  keptBeside: 'Another unfinished flight is kept.',
  openKept: 'Open it',
};
