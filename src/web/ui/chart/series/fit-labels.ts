/** Average width of a letter as a share of the font size. */
const LETTER = 0.66;
/** A shorter remainder is not shown. */
const FEWEST = 3;

/** Returns a label shortened with an ellipsis to `room` pixels; empty if too little would be left. */
export function fitLabel(label: string, room: number, fontSize: number): string {
  const letters = [...label];
  const fitting = Math.floor(room / (fontSize * LETTER));
  if (letters.length <= fitting) return label;
  return fitting - 1 < FEWEST
    ? ''
    : `${letters
        .slice(0, fitting - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Returns each label shortened to its room; empty where the shortened text is also the start of another label, so that
 * no two slices read `Plan…`.
 */
export function fitLabels(
  labels: readonly { readonly label: string; readonly room: number }[],
  fontSize: number,
): readonly string[] {
  return labels.map(({ label, room }, index) => {
    const fitting = fitLabel(label, room, fontSize);
    const start = fitting.slice(0, -1);
    const isAmbiguous =
      fitting !== label && labels.some((other, place) => place !== index && other.label.startsWith(start));
    return isAmbiguous ? '' : fitting;
  });
}
