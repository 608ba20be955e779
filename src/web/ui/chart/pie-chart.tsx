import { arc, type PieArcDatum, pie } from 'd3-shape';
import { useMemo, useState } from 'react';
import { classes } from '../classes.ts';
import { type SeriesIndex, seriesFill, seriesInk } from './series/colours.ts';
import { Picture } from './series/picture.tsx';
import styles from './series/series-chart.module.css';
import { useChartItems } from './series/use-chart-items.ts';

/** Default width of a pie in pixels (`docs/behaviour.md`, 'Numbers'). */
const PIE_WIDTH = 200;
const FONT_SIZE = 11;
/** Font size of the amount in the middle as a share of the width. */
const AMOUNT_SIZE = 0.115;
/** Longer amounts get a smaller font. */
const AMOUNT_LETTERS = 6;
/** Space around the ring for the focus outline. */
const EDGE = 4;

/** A slice of the pie. */
export interface Slice {
  readonly key: string;
  readonly label: string;
  /** Accessible name, with the amount. */
  readonly name: string;
  readonly value: number;
  readonly series: SeriesIndex;
  /** Text in the middle while the slice is hovered. */
  readonly middle: PieMiddle;
}

/** Two lines in the middle of a pie: an amount and what it counts. */
interface PieMiddle {
  readonly amount: string;
  readonly of: string;
}

interface PieChartProps {
  readonly label: string;
  readonly slices: readonly Slice[];
  /** The total. */
  readonly middle: PieMiddle;
  /** The key of the chosen slice: the others fade. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  readonly width?: number;
}

/** A pie chart with the total in the middle; its slices are buttons. */
export function PieChart({ label, slices, middle, chosen, onChoose, width = PIE_WIDTH }: PieChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = useMemo(() => slices.filter(({ value }) => value > 0), [slices]);
  const drawn = useMemo(
    () =>
      pieSlices(
        shown.map(({ value }) => value),
        width - 2 * EDGE,
      ),
    [shown, width],
  );
  const { chart, itemProps } = useChartItems({
    label,
    keys: shown.map(({ key }) => key),
    onPoint: setPointed,
    onChoose,
  });
  const shownMiddle = shown.find(({ key }) => key === (pointed ?? chosen))?.middle ?? middle;
  return (
    <Picture {...chart} className={styles.pie} width={width} height={width} viewBox={viewBoxOf(width)}>
      {shown.length === 0 && <circle className={styles.nothing} r={width * 0.37} strokeWidth={width * 0.23} />}
      {shown.map((slice, index) => (
        <g
          key={slice.key}
          {...itemProps(slice.key, slice.name, slice.key === chosen)}
          className={classes(styles.item, chosen !== null && chosen !== slice.key && styles.aside)}
        >
          <path className={styles.shape} d={drawn[index]?.path} fill={seriesFill(slice.series)} />
        </g>
      ))}
      <SliceLabels slices={shown} drawn={drawn} chosen={chosen} />
      <Middle {...shownMiddle} width={width} />
    </Picture>
  );
}

interface SliceLabelsProps extends Pick<PieChartProps, 'slices' | 'chosen'> {
  readonly drawn: readonly PieSlice[];
}

/** The labels of the slices as far as they fit; the middle names a single slice. */
function SliceLabels({ slices, drawn, chosen }: SliceLabelsProps) {
  if (slices.length === 1) return null;
  return (
    <g aria-hidden className={styles.words}>
      {slices.map(({ key, label, series }, index) =>
        chosen === null || chosen === key ? (
          <text key={key} {...drawn[index]?.label} fontSize={FONT_SIZE} fill={seriesInk(series)}>
            {wholeLabel(label, drawn[index]?.room ?? 0, FONT_SIZE)}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Middle({ amount, of, width }: PieMiddle & { readonly width: number }) {
  return (
    <g aria-hidden>
      <text
        className={styles.amount}
        y={-width * 0.035}
        fontSize={width * AMOUNT_SIZE * Math.min(1, AMOUNT_LETTERS / amount.length)}
      >
        {amount}
      </text>
      <text className={styles.of} y={width * 0.06} fontSize={FONT_SIZE}>
        {fitLabel(of, width * 0.44, FONT_SIZE)}
      </text>
    </g>
  );
}

function viewBoxOf(width: number): string {
  return `${-width / 2} ${-width / 2} ${width} ${width}`;
}

/** The hole as a share of the radius: space for the total. */
const HOLE = 0.52;
/** Radians between slices, so that neighbours are separated whatever their colours. */
const GAP = 0.02;

/** A slice drawn around the origin. */
interface PieSlice {
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
