import { arc, type PieArcDatum, pie } from 'd3-shape';

/** The hole as a part of the radius: room for the total. */
const HOLE = 0.52;
/** Radians between slices, so that neighbours are parted whatever their colours. */
const GAP = 0.02;

/** A slice as it is drawn around the origin. */
export interface PieSlice {
  readonly path: string;
  /** The middle of its words, pixels from the origin. */
  readonly label: { readonly x: number; readonly y: number };
  /** How wide its words may be, in pixels. */
  readonly room: number;
}

/** The slices of values from twelve o'clock on, clockwise, in their order; nothing is drawn of a 0. */
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

/** Words lie across the ring or along it, and in neither way leave the slice. */
function roomFor(angle: number, inner: number, outer: number): number {
  const middle = (inner + outer) / 2;
  const chord = 2 * middle * Math.sin(Math.min(angle, Math.PI) / 2);
  return Math.min(chord, outer - inner) - 4;
}
