import { useEffect, useRef } from 'react';
import { inTurn } from '../page/in-turn.ts';
import { usePrinting } from '../page/printing.ts';
import { themeNow, useTheme } from '../theme/theme.ts';
import type { Cursor } from './cursor.ts';
import { type Chart, chartColours, type DrawnChart, drawChart } from './draw-chart.ts';
import type { Highlight } from './highlight.ts';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** Returns the data to draw, when it is the chart's turn. Keep the identity stable: a new function redraws the chart. */
  readonly chart: () => Chart;
  /** Shared by charts over the same points: each moves and follows it. */
  readonly cursor: Cursor;
  /** Shared as the cursor is: each shows the stretch. */
  readonly highlight?: Highlight;
}

/** A line chart with a cursor. Hidden from screen readers: describe its content elsewhere. */
export function LineChart({ chart, cursor, highlight }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(null);
  const screenTheme = useTheme();
  const isPrinting = usePrinting();
  // Before the effect that draws: a new chart has its colours already.
  useEffect(() => {
    drawn.current?.repaint(chartColours(isPrinting ? 'light' : screenTheme));
  }, [screenTheme, isPrinting]);
  useEffect(() => {
    let close = (): void => undefined;
    const drop = inTurn(() => {
      if (!box.current) return;
      const plot = drawChart(box.current, chart(), { colours: chartColours(themeNow()), onPoint: cursor.move });
      const follow = (): void => plot.point(cursor.index());
      const show = (): void => plot.highlight(highlight?.stretch() ?? null);
      const unsubscribe = [cursor.subscribe(follow), highlight?.subscribe(show)];
      drawn.current = plot;
      follow();
      show();
      close = () => {
        drawn.current = null;
        for (const stop of unsubscribe) stop?.();
        plot.close();
      };
    });
    return () => {
      drop();
      close();
    };
  }, [chart, cursor, highlight]);
  return <div ref={box} className={styles.chart} aria-hidden="true" />;
}
