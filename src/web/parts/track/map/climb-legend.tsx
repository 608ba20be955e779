import { type AltitudeUnit, velocityIn, velocitySign } from '#domain/units';
import type { PilotUnits } from '../pilot-units.ts';
import styles from './climb-legend.module.css';
import { CLIMB_SCALE } from './climb-runs.ts';

/** What the colours of a track mean: from sink to climb, in the pilot's unit. */
export function ClimbLegend({ units: { altitudeUnit } }: { readonly units: PilotUnits }) {
  return (
    <div className={styles.legend}>
      −{rounded(CLIMB_SCALE.lowest, altitudeUnit)} <span className={styles.scale} /> +
      {rounded(CLIMB_SCALE.highest, altitudeUnit)} {velocitySign(altitudeUnit)}
    </div>
  );
}

/** Whole m/s, or whole hundreds of ft/min: a colour tells no more. */
function rounded(climb: number, unit: AltitudeUnit): number {
  const step = unit === 'feet' ? 100 : 1;
  return Math.abs(Math.round(velocityIn(climb, unit) / step) * step);
}
