import { memo, useMemo, useState } from 'react';
import { classes } from '../classes.ts';
import styles from './curve-chart.module.css';
import { nearestMark } from './nearest.ts';
import { type Curve, type PlacedCurve, type PlacedStep, placeCurves } from './place-curves.ts';
import { Axes } from './series/axes.tsx';
import { Picture } from './series/picture.tsx';
import { usePlotArea } from './series/plot-area.ts';
import seriesStyles from './series/series-chart.module.css';
import { pointerPosition, useChartItems } from './series/use-chart-items.ts';

/** Steps are hit from anywhere near: a curve is thin. */
const REACH = 60;

interface CurveChartProps {
  readonly label: string;
  /** In the order of the arrow keys. */
  readonly curves: readonly Curve[];
  /** Keys of the curves that stand out, the strongest first. */
  readonly strong: readonly string[];
  /** Names along the axis, which together are its whole length. */
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** Length of the axis of the steps. */
  readonly length: number;
  readonly formatValue: (value: number) => string;
  readonly axisParts: readonly number[];
  /** Called with the key of a step by pointing, of a curve by the keyboard. */
  readonly onPoint: (key: string | null) => void;
  readonly onChoose: (key: string) => void;
}

/** Curves over each other, as wide as the container; the nearest step is pointed at. */
export const CurveChart = memo(function CurveChart(props: CurveChartProps) {
  const { label, curves, strong, columns, length, formatValue, axisParts, onPoint, onChoose } = props;
  const [box, { width, height, plotArea }] = usePlotArea();
  const drawn = useMemo(
    () => placeCurves(curves, plotArea, { length, parts: axisParts }),
    [curves, plotArea, length, axisParts],
  );
  const steps = useMemo(() => drawn.curves.flatMap((curve) => curve.steps), [drawn]);
  const [pointed, setPointed] = useState<string | null>(null);
  const { chart, itemProps } = useChartItems({
    label,
    keys: curves.map(({ key }) => key),
    onPoint: (key) => {
      setPointed(key);
      onPoint(key);
    },
    onChoose,
    itemRole: 'link',
    keyBeside: (event) => nearestMark(steps, pointerPosition(event), REACH)?.key,
  });
  const step = steps.find(({ key }) => key === pointed);
  const shown = { strong, pointed: step?.curve ?? pointed };
  return (
    <div ref={box} className={seriesStyles.box}>
      {width > 0 && (
        <Picture
          {...chart}
          className={classes(seriesStyles.chart, pointed !== null && seriesStyles.clickable)}
          width={width}
          height={height}
        >
          <Axes plotArea={plotArea} axis={drawn.axis} columns={columns} formatValue={formatValue} />
          {inOrder(drawn.curves, shown).map((placed) => (
            <g key={placed.curve.key} {...itemProps(placed.curve.key, placed.curve.name)} className={styles.item}>
              <path className={classes(styles.curve, ...looksOf(placed, shown))} d={placed.path} />
            </g>
          ))}
          <Ends curves={drawn.curves} shown={shown} />
          {step && <StepMark step={step} />}
        </Picture>
      )}
    </div>
  );
});

/** Which curves stand out. */
interface Shown {
  readonly strong: readonly string[];
  /** The key of the curve that is pointed at. */
  readonly pointed: string | null;
}

/** Returns the curves, the highlighted ones last: they are drawn over the others. */
function inOrder(curves: readonly PlacedCurve[], { strong, pointed }: Shown): readonly PlacedCurve[] {
  const order = [...strong.toReversed(), pointed];
  return curves.toSorted((a, b) => order.indexOf(a.curve.key) - order.indexOf(b.curve.key));
}

function looksOf({ curve }: PlacedCurve, { strong, pointed }: Shown) {
  const place = strong.indexOf(curve.key);
  return [place === 0 && styles.first, place > 0 && styles.strong, curve.key === pointed && styles.pointed];
}

/** The names of the curves that stand out, at their ends; of two that would overlap only the first is shown. */
function Ends({ curves, shown }: { readonly curves: readonly PlacedCurve[]; readonly shown: Shown }) {
  const named: PlacedCurve[] = [];
  for (const key of [shown.pointed, ...shown.strong]) {
    const placed = curves.find(({ curve }) => curve.key === key);
    const isFree = named.every(
      ({ end }) => Math.abs(end.y - (placed?.end.y ?? 0)) > 14 || Math.abs(end.x - (placed?.end.x ?? 0)) > 40,
    );
    if (placed && isFree) named.push(placed);
  }
  return (
    <g aria-hidden className={styles.ends}>
      {named.map((placed) => (
        <text
          key={placed.curve.key}
          className={classes(...looksOf(placed, shown))}
          x={placed.end.x}
          y={placed.end.y - 5}
        >
          {placed.curve.label}
        </text>
      ))}
    </g>
  );
}

function StepMark({ step }: { readonly step: PlacedStep }) {
  return <circle className={styles.step} cx={step.x} cy={step.y} r={4} />;
}
