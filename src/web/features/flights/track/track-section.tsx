import { type ReactNode, useCallback, useMemo } from 'react';
import { problemText } from '#contract/messages/problem-text';
import type { Flight } from '#domain/flight';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { Profile } from '#web/parts/track/profile.tsx';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import type { TrackFileReading } from '#web/parts/track/track-requests.ts';
import { problemTexts } from '#web/problem-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useLoaded } from '#web/ui/use-latest.ts';
import { launchClock } from './charts/time-axis.ts';
import { readTrackOfFlight } from './track-store.ts';
import styles from './track-view.module.css';
import { TrackView } from './track-view.tsx';

interface TrackSectionProps {
  readonly flight: Flight;
  readonly logbook: Logbook;
  /** The pilot's texts: below the map, or beside it in a wide window. */
  readonly start: ReactNode;
  /** The end of the page. */
  readonly children: ReactNode;
}

/** The track of a flight in its states: loading, failed with Try Again, unreadable, ready. */
export function TrackSection({ flight, logbook, start, children }: TrackSectionProps) {
  const track = useTrack(flight);
  const { altitudeUnit, distanceUnit } = logbook.pilot;
  const steadyUnits = useMemo(() => ({ altitudeUnit, distanceUnit }), [altitudeUnit, distanceUnit]);
  if (track.state !== 'ready') {
    return (
      <>
        <div className={classes(styles.stage, styles.waiting)}>
          <NoTrack track={track} />
          {flight.profile && (
            <div className={styles.profile}>
              <Profile profile={flight.profile} />
            </div>
          )}
        </div>
        <div className={styles.rest}>
          {start}
          {track.state === 'loading' && <Expected />}
          {children}
        </div>
      </>
    );
  }
  const clock = launchClock(flight, track.track.analysis.launchTime);
  return (
    <TrackView flight={flight} logbook={logbook} track={track.track} units={steadyUnits} clock={clock} start={start}>
      {children}
    </TrackView>
  );
}

/** The room of the findings, so that the end of the page does not move when they have come. */
function Expected() {
  return (
    <div className={styles.expected}>
      <Skeleton height="420px" />
      <Skeleton height="800px" />
    </div>
  );
}

/** What stands in for the map while there is no track to show. */
function NoTrack({ track }: { readonly track: Exclude<TrackState, { readonly state: 'ready' }> }) {
  switch (track.state) {
    case 'loading':
      return (
        <div className={styles.map} role="status" aria-label={mapTexts.tracks.loading}>
          <Skeleton height="100%" />
        </div>
      );
    case 'unsupported':
      return (
        <Words>
          <Notice tone="warning">{texts.errors.unsupportedBrowserVersion}</Notice>
        </Words>
      );
    case 'unreadable':
      return (
        <Words>
          <Notice tone="warning">{problemText(problemTexts, track.problem)}</Notice>
        </Words>
      );
    case 'failed':
      return (
        <Words>
          <LoadFailure error={track.error} onRetry={track.retry} />
        </Words>
      );
  }
}

/** Words in the place of the map: no larger than they are. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.words}>
      <div>{children}</div>
    </div>
  );
}

/** The state of a flight's track on a page. */
type TrackState =
  | { readonly state: 'loading' }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => Promise<void> }
  | TrackFileReading;

type LoadedState =
  | Exclude<TrackState, { readonly state: 'failed' }>
  | { readonly state: 'failed'; readonly error: CallError };

/** Returns the track of a flight that has one; loads it again when the flight changes. */
function useTrack(flight: Flight): TrackState {
  const load = useCallback(() => loadedTrack(flight), [flight]);
  const [loaded, retry] = useLoaded<LoadedState>(load, { state: 'loading' });
  return loaded.state === 'failed' ? { ...loaded, retry } : loaded;
}

async function loadedTrack({ id }: Flight): Promise<LoadedState> {
  if (!canReadTracks()) return { state: 'unsupported' };
  try {
    return await readTrackOfFlight(id);
  } catch (error) {
    return { state: 'failed', error: callErrorOf(error) };
  }
}
