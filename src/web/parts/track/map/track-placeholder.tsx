import { useEffect, useMemo, useState } from 'react';
import { mapTexts } from '#web/map-texts.ts';
import { PADDING } from '#web/ui/map/initial-view.ts';
import { inTurn } from '#web/ui/page/in-turn.ts';
import type { TrackData } from '../track-data.ts';
import { type Colouring, colourAt, tokensOf } from './colour-scale.ts';
import { trackLines } from './track-lines.ts';
import styles from './track-placeholder.module.css';

const PLACE = {
  paddingTop: PADDING.top,
  paddingRight: PADDING.right,
  paddingBottom: PADDING.bottom,
  paddingLeft: PADDING.left,
};

interface TrackPlaceholderProps {
  readonly track: TrackData;
  readonly colouring: Colouring;
}

/** The line of a track, drawn where its map draws it and in the same colours, as long as the map is not to be seen. */
export function TrackPlaceholder(props: TrackPlaceholderProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const drop = inTurn(() => setDue(true)); // In a task of its own, before those of the charts.
    return () => {
      drop();
    };
  }, []);
  return (
    <div className={styles.box} style={PLACE} role="img" aria-label={mapTexts.maps.ofTrack} aria-busy={true}>
      {isDue && <TrackLine {...props} />}
    </div>
  );
}

function TrackLine({ track, colouring }: TrackPlaceholderProps) {
  const { width, height, viewBox, whole, lines } = useMemo(() => trackLines(track, colouring), [track, colouring]);
  const colours = tokensOf(colouring).map((token) => `var(${token})`);
  return (
    // Never larger than at the zoom at which the map opens at most.
    <svg aria-hidden={true} className={styles.drawing} viewBox={viewBox} style={{ maxWidth: width, maxHeight: height }}>
      <path className={styles.casing} d={whole} />
      {lines.map(({ share, path }) => (
        <path key={share} className={styles.line} style={{ stroke: colourAt(colours, share) }} d={path} />
      ))}
    </svg>
  );
}
