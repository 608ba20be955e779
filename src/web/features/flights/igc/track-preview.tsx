import { useMemo } from 'react';
import type { Coordinates } from '#domain/geo';
import type { Site } from '#domain/site';
import { type FlightProposal, proposeFlight } from '#domain/track/proposal';
import { TrackMap } from '#web/parts/track/map/track-map.tsx';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Logbook } from '#web/store/logbook.ts';
import styles from './igc.module.css';
import type { Zone } from './igc-state.ts';
import { NoSiteNotice } from './no-site-notice.tsx';
import { TrackStats } from './track-stats.tsx';

interface TrackPreviewProps {
  readonly track: TrackData;
  readonly zone: Zone;
  readonly logbook: Logbook;
  readonly onCreateSite: (takeoff: Coordinates) => void;
}

/** What was found in a track: where it went, its numbers, and whether its takeoff is known. */
export function TrackPreview({ track, zone, logbook, onCreateSite }: TrackPreviewProps) {
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
      {zone.state !== 'asking' && <TrackStats proposal={proposal} altitudeUnit={pilot.altitudeUnit} />}
      {zone.state !== 'asking' && proposal.site === null && (
        <NoSiteNotice takeoff={analysis.launch} onCreate={() => onCreateSite(analysis.launch)} />
      )}
    </>
  );
}
