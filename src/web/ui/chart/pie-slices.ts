import { arc, type PieArcDatum, pie } from 'd3-shape';

/** The hole as a share of the radius: space for the total. */
const HOLE = 0.52;
/** Radians between slices, so that neighbours are separated whatever their colours. */
const GAP = 0.02;

/** A slice drawn around the origin. */
export interface PieSlice {
  readonly path: string;
  /** Centre of its label, in pixels from the origin. */
  readonly label: { readonly x: number; readonly y: number };
  /** Largest width of its label in pixels. */
  readonly room: number;
}

/** Returns a slice for each value in order, clockwise from twelve o'clock; the path of a 0 is empty. */
export function pieSlices(values: readonly number[], diameter: number): readonly PieSlice[] {
  const outer = diameter / 2;
  const inner = outer * HOLE;
  const draw = arc<PieArcDatum<number>>().innerRadius(inner).outerRadius(outer).padAngle(GAP).cornerRadius(2);
  const slices = pie<number>().sort(null)([...values]);
  return slices.map((slice) => {
    const [x, y] = draw.centroid(slice);
    const angle = slice.endAngle - slice.startAngle;
    return { path: angle > 0 ? (draw(slice) ?? '') : '', label: { x, y }, room: roomFor(angle, inner, outer) };
  });
}

/** Returns the width that is within the slice both along and across the ring. */
function roomFor(angle: number, inner: number, outer: number): number {
  const middle = (inner + outer) / 2;
  const chord = 2 * middle * Math.sin(Math.min(angle, Math.PI) / 2);
  return Math.min(chord, outer - inner) - 4;
}

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
