import { type DistanceUnit, distanceIn } from '#domain/units';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import { Quantity } from '#web/ui/quantity.tsx';
import styles from './totals.module.css';
import type { Totals as Figures } from './year-totals.ts';

interface TotalsProps {
  readonly totals: Figures;
  /** Number of all flights, where these may be some of them. */
  readonly all?: number;
  readonly unit: DistanceUnit;
}

/** Number, airtime and scored distance of flights. */
export function Totals({ totals: { flights, airtime, distance }, all = flights, unit }: TotalsProps) {
  return (
    <span className={styles.totals}>
      <b>{formatWhole(flights)}</b> {all === flights ? texts.flights.counted(flights) : texts.flights.countedOf(all)} ·{' '}
      <b>
        <Airtime airtime={airtime} />
      </b>
      {distance > 0 && (
        <>
          {' '}
          ·{' '}
          <b>
            <Quantity value={distanceIn(distance, unit)} unit={texts.units.distance[unit]} />
          </b>
        </>
      )}
    </span>
  );
}
