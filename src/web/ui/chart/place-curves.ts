import { curveStepAfter, line } from 'd3-shape';
import { amountAxis, type PlotArea, type ValueAxis } from './series/plot-area.ts';

/** A line that grows by steps, as an amount added up over a year. */
export interface Curve {
  readonly key: string;
  /** Short name, shown at its end. */
  readonly label: string;
  /** Accessible name. */
  readonly name: string;
  readonly points: readonly CurveStep[];
  /** Its end on the axis of the steps. */
  readonly until: number;
}

/** A step of a curve: from here on it is at the value. */
interface CurveStep {
  readonly key: string;
  readonly at: number;
  readonly value: number;
}

/** A curve with its line and its end in pixels. */
export interface PlacedCurve {
  readonly curve: Curve;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly steps: readonly PlacedStep[];
}

/** A step in pixels. */
export interface PlacedStep {
  readonly key: string;
  readonly curve: string;
  readonly x: number;
  readonly y: number;
}

const draw = line<{ readonly x: number; readonly y: number }>()
  .x(({ x }) => x)
  .y(({ y }) => y)
  .curve(curveStepAfter);

/** Returns the curves from 0 to `length` on the axis across; the axis upwards may also step by the fractions `parts`. */
export function placeCurves(
  curves: readonly Curve[],
  plotArea: PlotArea,
  { length, parts }: { readonly length: number; readonly parts: readonly number[] },
): { readonly axis: ValueAxis; readonly curves: readonly PlacedCurve[] } {
  const highest = Math.max(0, ...curves.flatMap(({ points }) => points.map(({ value }) => value)));
  const axis = amountAxis(highest, plotArea, parts);
  const across = (at: number): number => plotArea.left + ((plotArea.right - plotArea.left) * at) / length;
  return {
    axis,
    curves: curves.map((curve) => {
      const steps = curve.points.map(({ key, at, value }) => ({
        key,
        curve: curve.key,
        x: across(at),
        y: axis.placeOf(value),
      }));
      const last = steps.at(-1);
      const end = { x: Math.max(across(curve.until), last?.x ?? 0), y: last?.y ?? plotArea.bottom };
      return { curve, path: draw([{ x: plotArea.left, y: plotArea.bottom }, ...steps, end]) ?? '', end, steps };
    }),
  };
}
