import { useEffect, useRef } from 'react';
import { usePrinting } from '../page/printing.ts';
import { themeNow, useTheme } from '../theme/theme.ts';
import { chartColours } from './chart-colours.ts';
import type { Cursor } from './cursor.ts';
import { type Chart, type DrawnChart, drawChart } from './draw-chart.ts';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** Keep the identity stable: a new object redraws the chart. */
  readonly chart: Chart;
  /** Shared by charts over the same points: each moves and follows it. */
  readonly cursor: Cursor;
}

/** A line chart with a cursor. Hidden from screen readers: describe its content elsewhere. */
export function LineChart({ chart, cursor }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(null);
  const screenTheme = useTheme();
  const isPrinting = usePrinting();
  // Before the effect that draws: a new chart has its colours already.
  useEffect(() => {
    drawn.current?.repaint(chartColours(isPrinting ? 'light' : screenTheme));
  }, [screenTheme, isPrinting]);
  useEffect(() => {
    if (!box.current) return;
    const plot = drawChart(box.current, chart, { colours: chartColours(themeNow()), onPoint: cursor.move });
    const follow = (): void => plot.point(cursor.index());
    const unsubscribe = cursor.subscribe(follow);
    drawn.current = plot;
    follow();
    return () => {
      drawn.current = null;
      unsubscribe();
      plot.close();
    };
  }, [chart, cursor]);
  return <div ref={box} className={styles.chart} aria-hidden="true" />;
}
