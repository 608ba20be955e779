import { memo, useMemo } from 'react';
import { classes } from '../../classes.ts';
import { Axes } from './axes.tsx';
import { seriesFill } from './colours.ts';
import { CHART_HEIGHT, frameOf } from './frame.ts';
import { Picture } from './picture.tsx';
import { type Bubble, bubbleAt, placeBubbles } from './place-bubbles.ts';
import styles from './series-chart.module.css';
import { useChartItems } from './use-chart-items.ts';
import { useWidth } from './use-width.ts';

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
  const [box, width] = useWidth();
  const frame = useMemo(() => frameOf(width), [width]);
  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const drawn = useMemo(() => placeBubbles(bubbles, keys, frame), [bubbles, keys, frame]);
  const order = useMemo(() => bubbles.map(({ key }) => key), [bubbles]);
  const { chart, itemProps } = useChartItems({
    label,
    keys: order,
    onPoint,
    onChoose,
    keyBeside: ({ currentTarget, clientX, clientY }) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      return bubbleAt(drawn.bubbles, clientX - left, clientY - top)?.bubble.key;
    },
  });
  return (
    <div ref={box} className={styles.box}>
      {width > 0 && (
        <Picture {...chart} className={styles.chart} width={width} height={CHART_HEIGHT}>
          <Axes frame={frame} axis={drawn.axis} columns={columns} formatValue={formatValue} />
          {drawn.bubbles.map(({ bubble, x, y, radius }) => (
            <circle
              key={bubble.key}
              {...itemProps(bubble.key, bubble.name, bubble.key === chosen)}
              className={classes(styles.bubble, bubble.key === chosen && styles.chosen)}
              cx={x}
              cy={y}
              r={radius}
              fill={seriesFill(bubble.series)}
            />
          ))}
        </Picture>
      )}
    </div>
  );
});
