/** How wide a letter is on average, as a part of the font size. */
const LETTER = 0.66;
/** Fewer letters than these say nothing. */
const FEWEST = 3;

/** The words as far as they fit into so many pixels, cut with an ellipsis; empty where too little would be left. */
export function fittingWords(words: string, room: number, fontSize: number): string {
  const letters = [...words];
  const fitting = Math.floor(room / (fontSize * LETTER));
  if (letters.length <= fitting) return words;
  return fitting - 1 < FEWEST
    ? ''
    : `${letters
        .slice(0, fitting - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The labels as far as each fits into its room; none where what fits could be the beginning of another label, too: two
 * slices that read `Plan…` say nothing.
 */
export function fittingLabels(
  labels: readonly { readonly label: string; readonly room: number }[],
  fontSize: number,
): readonly string[] {
  return labels.map(({ label, room }, index) => {
    const fitting = fittingWords(label, room, fontSize);
    const begun = fitting.slice(0, -1);
    const isUnclear =
      fitting !== label && labels.some((other, place) => place !== index && other.label.startsWith(begun));
    return isUnclear ? '' : fitting;
  });
}
