import { useMemo } from 'react';
import { problemText } from '#contract/messages/problem-text';
import type { Flight } from '#domain/flight';
import { texts } from '#web/texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { PilotUnits } from '../quantities/pilot-units.ts';
import { launchClock } from './charts/time-axis.ts';
import styles from './track-view.module.css';
import { TrackView } from './track-view.tsx';
import { type TrackState, useTrack } from './use-track.ts';

interface TrackSectionProps {
  readonly flight: Flight;
  readonly units: PilotUnits;
}

/** The track of a flight in its states: loading, failed with Try Again, unreadable, ready. */
export function TrackSection({ flight, units }: TrackSectionProps) {
  const track = useTrack(flight);
  const { altitudeUnit, distanceUnit } = units;
  const steadyUnits = useMemo(() => ({ altitudeUnit, distanceUnit }), [altitudeUnit, distanceUnit]);
  if (track.state !== 'ready') return <NoTrack track={track} />;
  const clock = launchClock(flight, track.track.analysis.launchTime);
  return <TrackView track={track.track} units={steadyUnits} clock={clock} />;
}

function NoTrack({ track }: { readonly track: Exclude<TrackState, { readonly state: 'ready' }> }) {
  switch (track.state) {
    case 'loading':
      return (
        <div className={styles.skeleton} role="status" aria-label={texts.tracks.loading}>
          <Skeleton height="100%" />
        </div>
      );
    case 'unsupported':
      return <Notice tone="warning">{texts.errors.unsupportedBrowserVersion}</Notice>;
    case 'unreadable':
      return <Notice tone="warning">{problemText(texts, track.problem)}</Notice>;
    case 'failed':
      return <Banner message={track.error.message} onRetry={track.retry} />;
  }
}
