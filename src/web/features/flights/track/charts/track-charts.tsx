import { useMemo } from 'react';
import { NARROW_SCREEN_PX } from '#domain/track/ticks';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { flightPageTexts } from '../../flight-page-texts.ts';
import { chartsOfTrack } from './chart-list.ts';
import type { ReadoutOptions } from './readout.ts';
import styles from './track-charts.module.css';

const TICKS_NARROW = `(width < ${NARROW_SCREEN_PX}px)`;

interface TrackChartsProps extends ReadoutOptions {
  readonly track: TrackData;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** The four charts of a track, one below the other; where there is but one, or none, a sentence says why. */
export function TrackCharts({ track, units, clock, cursor, highlight }: TrackChartsProps) {
  const narrow = useMedia(TICKS_NARROW);
  const charts = useMemo(() => chartsOfTrack(track, { units, clock, narrow }), [track, units, clock, narrow]);
  const words = missingCharts(track);
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
      {words !== null && <p className={styles.words}>{words}</p>}
    </div>
  );
}

/** Returns why not all charts are there; null where they are. */
function missingCharts(track: TrackData): string | null {
  const { noTimeCharts, noHeightCharts } = flightPageTexts.findings;
  if (track.seconds.at(-1) === 0) return noTimeCharts;
  return hasAltitude(track) ? null : noHeightCharts;
}
