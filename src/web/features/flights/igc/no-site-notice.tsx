import { useMemo } from 'react';
import { shownCoordinates } from '#domain/coordinates';
import { nearestSite } from '#domain/track/nearest-site';
import { metres } from '#domain/units';
import type { Takeoff } from '#web/parts/site-request/site-request.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './igc.module.css';

interface NoSiteNoticeProps {
  readonly track: TrackData;
  readonly sites: Logbook['sites'];
  readonly onCreate: (takeoff: Takeoff) => void;
  readonly onNone: () => void;
}

/** Asks for a site where none of the pilot's lies within reach of the takeoff (spec, 2.6). */
export function NoSiteNotice({ track, sites, onCreate, onNone }: NoSiteNoticeProps) {
  const { launch } = track.analysis;
  const site = useMemo(() => nearestSite(launch, sites.values()), [launch, sites]);
  if (site) return null;
  const answers = (
    <div className={styles.answers}>
      <Button onClick={() => onCreate(takeoffOf(track))}>Create new</Button>
      <Button onClick={onNone}>No site</Button>
    </div>
  );
  return (
    <Notice action={answers}>
      No site near takeoff coordinates ({shownCoordinates(launch).replace(' ', ', ')}) found. Create new site?
    </Notice>
  );
}

/** The first fix of a track's series is that of the launch; ground below the sea is no launch altitude that could be kept. */
function takeoffOf({ analysis, altitude }: TrackData): Takeoff {
  const rounded = Math.round(altitude[0] ?? 0);
  return { ...analysis.launch, altitude: rounded > 0 ? metres(rounded) : null };
}
