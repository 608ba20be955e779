import { useEffect, useMemo, useState } from 'react';
import { texts } from '#web/texts.ts';
import { createCursor } from '#web/ui/chart/cursor.ts';
import type { ReadoutOptions } from './charts/readout.ts';
import { TrackCharts } from './charts/track-charts.tsx';
import { TrackReadout } from './charts/track-readout.tsx';
import { TrackMap } from './map/track-map.tsx';
import type { TrackData } from './track-data.ts';
import styles from './track-view.module.css';

interface TrackViewProps extends ReadoutOptions {
  readonly track: TrackData;
}

/** Map, readout and the four charts of a track, linked by one cursor. */
export function TrackView({ track, units, clock }: TrackViewProps) {
  const cursor = useMemo(() => createCursor(track.seconds.length, highestPoint(track)), [track]);
  const isPainted = useIsPainted();
  return (
    <section className={styles.view} aria-label={texts.terms.track}>
      <div className={styles.watch}>
        <TrackMap track={track} units={units} cursor={cursor} waits={!isPainted} className={styles.map} />
        <TrackReadout track={track} units={units} clock={clock} cursor={cursor} />
      </div>
      <TrackCharts track={track} units={units} clock={clock} cursor={cursor} />
    </section>
  );
}

/** Whether the first render has been painted: expensive rendering starts then. */
function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}

function highestPoint({ altitude }: TrackData): number {
  return altitude.indexOf(altitude.reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY));
}
