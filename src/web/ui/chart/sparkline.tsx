import { memo } from 'react';
import styles from './sparkline.module.css';

const WIDTH = 100;
const HEIGHT = 100;

/** A filled line over heights of 0 to 1, as large as its container. Hidden from screen readers. */
export const Sparkline = memo(function Sparkline({ heights }: { readonly heights: readonly number[] }) {
  const points = pointsOf(heights);
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polygon className={styles.area} points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline className={styles.line} points={points} />
    </svg>
  );
});

/** Returns the points of the line: a tenth of the height stays free under the lowest one, so that it is visible. */
function pointsOf(heights: readonly number[]): string {
  const step = WIDTH / Math.max(1, heights.length - 1);
  return heights.map((height, index) => `${round(index * step)},${round(HEIGHT * (0.92 - 0.9 * height))}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
