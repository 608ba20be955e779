import { useEffect, useMemo, useState } from 'react';
import { createCursor } from '#web/ui/chart/cursor.ts';
import type { ReadingTerms } from './charts/reading.ts';
import { TrackCharts } from './charts/track-charts.tsx';
import { TrackReadout } from './charts/track-readout.tsx';
import { TrackMap } from './map/track-map.tsx';
import type { TrackData } from './track-data.ts';
import styles from './track-story.module.css';

interface TrackStoryProps extends ReadingTerms {
  readonly track: TrackData;
}

/** A track to live the flight once more: map, readout and the four charts, tied by one cursor. */
export function TrackStory({ track, units, clock }: TrackStoryProps) {
  const cursor = useMemo(() => createCursor(track.seconds.length, highestPoint(track)), [track]);
  const chartsStand = useIsPainted();
  return (
    <section className={styles.story} aria-label="Track">
      <div className={styles.watch}>
        <TrackMap track={track} units={units} cursor={cursor} waits={!chartsStand} className={styles.map} />
        <TrackReadout track={track} units={units} clock={clock} cursor={cursor} />
      </div>
      <TrackCharts track={track} units={units} clock={clock} cursor={cursor} />
    </section>
  );
}

/** Whether what was drawn first has come to the screen: what is heavy begins then. */
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
