import { memo, useMemo } from 'react';
import { Axes } from './axes.tsx';
import { seriesFill } from './colours.ts';
import { Picture } from './picture.tsx';
import { type PlotArea, usePlotArea } from './plot-area.ts';
import styles from './series-chart.module.css';
import { type Bar, type PlacedBar, stackedBars } from './stacked-bars.ts';
import { useChartItems } from './use-chart-items.ts';

interface StackedHistogramProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly formatValue: (value: number) => string;
  /** Fractions that the axis may step by. */
  readonly axisParts?: readonly number[];
  readonly onPoint: (key: string | null) => void;
  /** Without it the bars are images, not buttons. */
  readonly onChoose?: ((key: string) => void) | undefined;
  /** The bars lead to another page. */
  readonly leads?: boolean;
}

/** Stacked columns of time, as wide as the container. Memoized: keep the identity of the props stable. */
export const StackedHistogram = memo(function StackedHistogram(props: StackedHistogramProps) {
  const { label, bars, formatValue, axisParts, onPoint, onChoose, leads = false } = props;
  const [box, { width, height, plotArea }] = usePlotArea();
  const drawn = useMemo(() => stackedBars(bars, plotArea, axisParts), [bars, plotArea, axisParts]);
  const filled = useMemo(() => drawn.bars.filter(({ bar }) => bar.parts.some(({ value }) => value > 0)), [drawn]);
  const { chart, itemProps } = useChartItems({
    label,
    keys: filled.map(({ bar }) => bar.key),
    onPoint,
    onChoose,
    itemRole: leads ? 'link' : 'button',
  });
  return (
    <div ref={box} className={styles.box}>
      {width > 0 && (
        <Picture {...chart} className={styles.chart} width={width} height={height}>
          <Axes plotArea={plotArea} axis={drawn.axis} columns={bars} formatValue={formatValue} />
          {filled.map((placed) => (
            <g key={placed.bar.key} {...itemProps(placed.bar.key, placed.bar.name)} className={styles.item}>
              <BarShape placed={placed} plotArea={plotArea} />
            </g>
          ))}
        </Picture>
      )}
    </div>
  );
});

/** The parts of a bar, and an invisible area of full height to hover and click. */
function BarShape({ placed, plotArea }: { readonly placed: PlacedBar; readonly plotArea: PlotArea }) {
  const { x, width, parts } = placed;
  return (
    <>
      <rect
        className={styles.reach}
        x={x - 2}
        y={plotArea.top}
        width={width + 4}
        height={plotArea.bottom - plotArea.top}
        rx={4}
      />
      {parts.map(({ series, y, height }) => (
        <rect
          key={series ?? 'none'}
          className={styles.shape}
          x={x}
          y={y}
          width={width}
          height={height}
          fill={seriesFill(series)}
        />
      ))}
    </>
  );
}
