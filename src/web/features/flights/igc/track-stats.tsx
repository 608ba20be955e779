import { formatDate } from '#domain/local-date';
import type { Site } from '#domain/site';
import type { FlightProposal } from '#domain/track/proposal';
import type { AltitudeUnit } from '#domain/units';
import { Airtime } from '#web/parts/figures/airtime.tsx';
import { Altitude } from '#web/parts/figures/altitude.tsx';
import { DASH } from '#web/ui/detail-list.tsx';
import styles from './igc.module.css';

interface TrackStatsProps {
  readonly proposal: FlightProposal<Site>;
  readonly altitudeUnit: AltitudeUnit;
}

/** The stats line of a track (spec, 2.6). */
export function TrackStats({ proposal, altitudeUnit }: TrackStatsProps) {
  const { airtime, altitude } = proposal;
  const stats = [
    { label: 'Date', value: formatDate(proposal.date) },
    { label: 'Time', value: proposal.time ?? `${proposal.utcTime} UTC` },
    { label: 'Time zone', value: proposal.timeZoneId ?? DASH },
    { label: 'Airtime', value: airtime === null ? DASH : <Airtime airtime={airtime} /> },
    { label: 'Max altitude', value: altitude === null ? DASH : <Altitude altitude={altitude} unit={altitudeUnit} /> },
    { label: 'Nearest site', value: proposal.site?.name ?? DASH },
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
