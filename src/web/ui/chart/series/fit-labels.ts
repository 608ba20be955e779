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

/** Returns a label that fits into `room` pixels as it is; otherwise none: its full name is beside the chart. */
export function wholeLabel(label: string, room: number, fontSize: number): string {
  return fitLabel(label, room, fontSize) === label ? label : '';
}
