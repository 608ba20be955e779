import { useEffect, useMemo, useState } from 'react';
import { problemText } from '#contract/messages/problem-text';
import type { Site } from '#domain/site';
import { type FlightProposal, proposeFlight } from '#domain/track/proposal';
import type { AltitudeUnit } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { callErrorOf } from '#web/api/call-error.ts';
import { languageOf } from '#web/english-words.ts';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { problemTexts } from '#web/problem-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DASH } from '#web/ui/text/dash.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { TrackMap } from '../track/map/track-map.tsx';
import { readTrackOfFlight, timeZoneOfTrack } from '../track/track-store.ts';
import styles from './igc.module.css';
import type { Zone } from './igc-state.ts';

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

interface TrackStatsProps {
  readonly proposal: FlightProposal<Site>;
  readonly altitudeUnit: AltitudeUnit;
}

/** The stats line of a track. */
function TrackStats({ proposal, altitudeUnit }: TrackStatsProps) {
  const { airtime, altitude } = proposal;
  const stats = [
    { label: texts.terms.date, value: texts.dates.day(proposal.date) },
    { label: texts.terms.time, value: proposal.time ?? itemFormTexts.igc.utc(proposal.utcTime) },
    { label: texts.terms.timeZone, value: proposal.timeZoneId ?? DASH },
    { label: texts.terms.airtime, value: airtime === null ? DASH : <Airtime airtime={airtime} /> },
    {
      label: texts.terms.maxAltitude,
      value: altitude === null ? DASH : <Altitude altitude={altitude} unit={altitudeUnit} />,
    },
    { label: itemFormTexts.igc.nearestSite, value: proposal.site?.name ?? DASH },
  ];
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StoredTrackPreviewProps {
  readonly flightId: number;
  readonly logbook: Logbook;
  readonly onTrim: () => void;
}

/** Preview of the stored track once it has loaded. Its site was decided when it was saved: none is offered. */
export function StoredTrackPreview({ flightId, logbook, onTrim }: StoredTrackPreviewProps) {
  const stored = useStoredTrack(flightId);
  if (stored.state === 'failed') {
    return (
      <p className={styles.error} lang={languageOf(stored.message)}>
        {stored.message}
      </p>
    );
  }
  if (stored.state === 'loading') {
    return (
      <div className={styles.map}>
        <Skeleton height="100%" />
      </div>
    );
  }
  return (
    <>
      <TrackPreview track={stored.track} zone={stored.zone} logbook={logbook} />
      <div className={styles.actions}>
        <Button onClick={onTrim}>{itemFormTexts.igc.trimStored}</Button>
      </div>
    </>
  );
}

/** Loading state of the stored track of a flight. */
export type StoredTrackState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly track: TrackData; readonly zone: Zone };

/** Loads the stored track of a flight. */
export function useStoredTrack(flightId: number): StoredTrackState {
  const [stored, setStored] = useState<StoredTrackState>({ state: 'loading' });
  const begin = useLatest();
  useEffect(() => {
    const isLatest = begin();
    const show = (next: StoredTrackState): void => {
      if (isLatest()) setStored(next);
    };
    fetchTrack(flightId, show).catch((error: unknown) =>
      show({ state: 'failed', message: callErrorOf(error).message }),
    );
  }, [flightId, begin]);
  return stored;
}

async function fetchTrack(flightId: number, show: (next: StoredTrackState) => void): Promise<void> {
  const timeZoneId = await timeZoneOfTrack(flightId);
  const reading = await readTrackOfFlight(flightId);
  if (reading.state === 'unreadable')
    return show({ state: 'failed', message: problemText(problemTexts, reading.problem) });
  const zone: Zone = timeZoneId === null ? { state: 'unknown' } : { state: 'found', timeZoneId };
  return show({ state: 'ready', track: reading.track, zone });
}
