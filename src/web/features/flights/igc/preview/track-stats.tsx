import type { Site } from '#domain/site';
import type { FlightProposal } from '#domain/track/proposal';
import type { AltitudeUnit } from '#domain/units';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import styles from '../igc.module.css';

interface TrackStatsProps {
  readonly proposal: FlightProposal<Site>;
  readonly altitudeUnit: AltitudeUnit;
}

/** The stats line of a track. */
export function TrackStats({ proposal, altitudeUnit }: TrackStatsProps) {
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
