import { useMemo } from 'react';
import type { Site } from '#domain/site';
import { type FlightProposal, proposeFlight } from '#domain/track/proposal';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { classes } from '#web/ui/classes.ts';
import { TrackMap } from '../../track/map/track-map.tsx';
import styles from '../igc.module.css';
import type { Zone } from '../igc-state.ts';
import { TrackStats } from './track-stats.tsx';

interface TrackPreviewProps {
  readonly track: TrackData;
  readonly zone: Zone;
  readonly logbook: Logbook;
}

/** A track on the map, and its numbers. */
export function TrackPreview({ track, zone, logbook }: TrackPreviewProps) {
  const { sites, pilot } = logbook;
  const timeZoneId = zone.state === 'found' ? zone.timeZoneId : null;
  const { analysis } = track;
  const proposal: FlightProposal<Site> = useMemo(
    () => proposeFlight(analysis, { timeZoneId, sites: sites.values() }),
    [analysis, timeZoneId, sites],
  );
  return (
    <>
      <TrackMap className={styles.map} track={track} units={pilot} />
      <div className={classes(zone.state === 'asking' && styles.pending)}>
        <TrackStats proposal={proposal} altitudeUnit={pilot.altitudeUnit} />
      </div>
    </>
  );
}
