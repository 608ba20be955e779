import { memo, useEffect, useRef } from 'react';
import type { Extremes } from '#web/ui/chart/extremes.ts';
import { usePrinting } from '#web/ui/page/printing.ts';
import { tokenColour, useTheme } from '#web/ui/theme/theme.ts';
import type { TrackData } from '../track-data.ts';
import styles from './barogram.module.css';
import { climbShades } from './climb-shades.ts';
import { drawBarogram } from './draw-barogram.ts';

interface BarogramCanvasProps {
  readonly track: TrackData;
  /** Metres above the sea below each fix; null where they are not known. */
  readonly ground: Float32Array | null;
  readonly range: Extremes;
}

/** The line of a barogram over its area, coloured by climb. Drawn again when its size or the theme changes. */
export const BarogramCanvas = memo(function BarogramCanvas({ track, ground, range }: BarogramCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const isPrinting = usePrinting();
  useEffect(() => {
    const sheet = canvas.current;
    // The tokens have the colours of the theme, or those of paper.
    if (!sheet || (theme === null && !isPrinting)) return;
    const colours = () => ({
      shades: climbShades(),
      areaColour: tokenColour('--accent'),
      groundColour: tokenColour('--contour'),
      groundLineColour: tokenColour('--ink-light'),
    });
    const draw = (): void => drawBarogram(sheet, { track, ground, range, ...colours() });
    if (isPrinting) draw(); // Before a print, no observer is called in time.
    const resizing = new ResizeObserver(draw); // Calls back at once, too.
    resizing.observe(sheet);
    return () => resizing.disconnect();
  }, [track, ground, range, theme, isPrinting]);
  return <canvas ref={canvas} className={styles.canvas} />;
});
