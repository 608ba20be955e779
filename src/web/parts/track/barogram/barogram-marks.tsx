import { memo } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './barogram.module.css';
import type { PlacedLabel } from './barogram-labels.ts';

/** A part of the time, from 0 to 1. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

interface BarogramMarksProps {
  /** The thermals. */
  readonly bands: readonly Band[];
  readonly times: readonly PlacedLabel[];
}

/** What lies behind a barogram's cursor and does not move: bands of thermals, and the labels of time. */
export const BarogramMarks = memo(function BarogramMarks({ bands, times }: BarogramMarksProps) {
  return (
    <>
      {bands.map((band) => (
        <span key={band.from} className={styles.band} style={placed(band)} />
      ))}
      {times.map(({ place, text }) => (
        <span key={place} className={styles.time} style={{ left: percent(place) }}>
          {text}
        </span>
      ))}
    </>
  );
});

interface HighestPointProps {
  readonly place: number;
  /** From the lower edge, 0, to the upper one, 1. */
  readonly height: number;
  readonly text: string;
}

/** The label of the highest point, on the side where there is more room. */
export function HighestPoint({ place, height, text }: HighestPointProps) {
  const isLate = place > 0.5;
  return (
    <>
      <span className={styles.peak} style={{ left: percent(place), bottom: percent(height) }} />
      <span
        className={classes(styles.peakText, isLate && styles.before)}
        style={{ left: percent(place), bottom: percent(height) }}
      >
        {text}
      </span>
    </>
  );
}

/** Returns the style of a part of the time. */
export function placed({ from, to }: Band) {
  return { left: percent(from), width: percent(to - from) };
}

function percent(part: number): string {
  return `${part * 100}%`;
}
