import type UPlot from 'uplot';
import type { HighlightRange } from './highlight.ts';
import styles from './line-chart.module.css';

/** A highlighted stretch over a chart. */
interface HighlightOver {
  readonly show: (plot: UPlot, stretch: HighlightRange | null) => void;
  /** Moves it to its place after a change of the chart's size. */
  readonly place: (plot: UPlot) => void;
}

/** Returns the highlight of a chart with these values on its horizontal axis; nothing is highlighted yet. */
export function highlightOver(x: Uint32Array): HighlightOver {
  const element = document.createElement('div');
  element.className = styles.highlight ?? '';
  let shown: HighlightRange | null = null;
  const place = (plot: UPlot): void => {
    if (shown === null) {
      element.remove();
      return;
    }
    const [from, to] = [plot.valToPos(x[shown.from] ?? 0, 'x'), plot.valToPos(x[shown.to] ?? 0, 'x')];
    element.style.left = `${from}px`;
    element.style.width = `${to - from}px`;
    if (!element.isConnected) plot.under.append(element);
  };
  return {
    place,
    show: (plot, stretch) => {
      shown = stretch;
      place(plot);
    },
  };
}
