import { useEffect, useRef } from 'react';
import { usePrinting } from '../printing.ts';
import { themeNow, useTheme } from '../theme/theme.ts';
import { chartColours } from './chart-colours.ts';
import type { Cursor } from './cursor.ts';
import { type Chart, type DrawnChart, drawChart } from './draw-chart.ts';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** Keep it the same object from one rendering to the next, or the chart is drawn anew. */
  readonly chart: Chart;
  /** Shared by charts over the same points: each moves it and follows it. */
  readonly cursor: Cursor;
}

/** A drawn line with a cursor. Says nothing to a screen reader: tell what it shows beside it. */
export function LineChart({ chart, cursor }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(null);
  const screenTheme = useTheme();
  const isPrinting = usePrinting();
  // Stands before the drawing: what is drawn has its colours already.
  useEffect(() => {
    drawn.current?.repaint(chartColours(isPrinting ? 'light' : screenTheme));
  }, [screenTheme, isPrinting]);
  useEffect(() => {
    if (!box.current) return;
    const plot = drawChart(box.current, chart, { colours: chartColours(themeNow()), onPoint: cursor.move });
    const follow = (): void => plot.point(cursor.index());
    const leave = cursor.subscribe(follow);
    drawn.current = plot;
    follow();
    return () => {
      drawn.current = null;
      leave();
      plot.close();
    };
  }, [chart, cursor]);
  return <div ref={box} className={styles.chart} aria-hidden="true" />;
}
