import { memo, useMemo, useState } from 'react';
import { classes } from '../../classes.ts';
import { nearestMark } from '../nearest.ts';
import { Axes } from './axes.tsx';
import { seriesFill } from './colours.ts';
import { Picture } from './picture.tsx';
import { type Bubble, type PlacedBubble, placeBubbles } from './place-bubbles.ts';
import { usePlotArea } from './plot-area.ts';
import styles from './series-chart.module.css';
import { pointerPosition, useChartItems } from './use-chart-items.ts';

/** A bubble is hit from up to this many pixels beside it: half the size of a finger. */
const REACH = 22;

interface BubbleChartProps {
  readonly label: string;
  readonly bubbles: readonly Bubble[];
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly formatValue: (value: number) => string;
  /** The key of the chosen bubble. */
  readonly chosen: string | null;
  readonly onPoint: (key: string | null) => void;
  readonly onChoose: (key: string) => void;
}

/** Bubbles in columns of time, as wide as the container. Memoized: keep the identity of the props stable. */
export const BubbleChart = memo(function BubbleChart(props: BubbleChartProps) {
  const { label, bubbles, columns, formatValue, chosen, onPoint, onChoose } = props;
  const [box, { width, height, plotArea }] = usePlotArea();
  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const drawn = useMemo(() => placeBubbles(bubbles, keys, plotArea), [bubbles, keys, plotArea]);
  const order = useMemo(() => bubbles.map(({ key }) => key), [bubbles]);
  const [pointed, setPointed] = useState<string | null>(null);
  const { chart, itemProps } = useChartItems({
    label,
    keys: order,
    onPoint: (key) => {
      setPointed(key);
      onPoint(key);
    },
    onChoose,
    keyBeside: (event) => nearestMark(drawn.bubbles, pointerPosition(event), REACH)?.bubble.key,
  });
  const ringed = pointed === null ? undefined : drawn.bubbles.find(({ bubble }) => bubble.key === pointed);
  return (
    <div ref={box} className={styles.box}>
      {width > 0 && (
        <Picture
          {...chart}
          className={classes(styles.chart, pointed !== null && styles.clickable)}
          width={width}
          height={height}
        >
          <Axes plotArea={plotArea} axis={drawn.axis} columns={columns} formatValue={formatValue} />
          <Bubbles bubbles={drawn.bubbles} chosen={chosen} itemProps={itemProps} />
          {ringed && <circle className={styles.ring} cx={ringed.x} cy={ringed.y} r={ringed.radius + 1.5} />}
        </Picture>
      )}
    </div>
  );
});

interface BubblesProps {
  readonly bubbles: readonly PlacedBubble[];
  readonly chosen: string | null;
  readonly itemProps: ReturnType<typeof useChartItems>['itemProps'];
}

/** Memoized: there may be thousands, and pointing at one must not draw all of them again. */
const Bubbles = memo(function Bubbles({ bubbles, chosen, itemProps }: BubblesProps) {
  return bubbles.map(({ bubble, x, y, radius }) => (
    <circle
      key={bubble.key}
      {...itemProps(bubble.key, bubble.name, bubble.key === chosen)}
      className={classes(styles.bubble, bubble.key === chosen && styles.chosen)}
      cx={x}
      cy={y}
      r={radius}
      fill={seriesFill(bubble.series)}
    />
  ));
});
