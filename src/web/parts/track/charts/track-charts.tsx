import { useMemo } from 'react';
import { NARROW_SCREEN_PX } from '#domain/track/ticks';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude, type TrackData } from '../track-data.ts';
import { chartsOfTrack } from './chart-list.ts';
import type { ReadoutOptions } from './readout.ts';
import styles from './track-charts.module.css';

const TICKS_NARROW = `(width < ${NARROW_SCREEN_PX}px)`;

interface TrackChartsProps extends ReadoutOptions {
  readonly track: TrackData;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** The four charts of a track, one below the other; without altitudes in the file a sentence says why there is but one. */
export function TrackCharts({ track, units, clock, cursor, highlight }: TrackChartsProps) {
  const narrow = useMedia(TICKS_NARROW);
  const charts = useMemo(() => chartsOfTrack(track, { units, clock, narrow }), [track, units, clock, narrow]);
  return (
    <div className={styles.charts}>
      {charts.map(({ title, unit, summary, chart }) => (
        <figure key={title} className={styles.figure}>
          <figcaption className={styles.caption}>
            <span>
              <b>{title}</b> <span className={styles.light}>{unit}</span>
            </span>
            <span className={styles.light}>{summary}</span>
          </figcaption>
          <LineChart chart={chart} cursor={cursor} highlight={highlight} />
        </figure>
      ))}
      {!hasAltitude(track) && <p className={styles.words}>{flightPageTexts.findings.noHeightCharts}</p>}
    </div>
  );
}
