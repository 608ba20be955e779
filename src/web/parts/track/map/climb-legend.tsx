import { type AltitudeUnit, velocityIn } from '#domain/units';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import styles from './climb-legend.module.css';
import { CLIMB_SCALE } from './climb-runs.ts';

/** The legend of a track's colours: from sink to climb, in the pilot's unit. */
export function ClimbLegend({ units: { altitudeUnit } }: { readonly units: PilotUnits }) {
  return (
    <div className={styles.legend}>
      −{rounded(CLIMB_SCALE.lowest, altitudeUnit)} <span className={styles.scale} /> +
      {rounded(CLIMB_SCALE.highest, altitudeUnit)} {texts.units.climb[altitudeUnit]}
    </div>
  );
}

/** Rounds to whole m/s, or hundreds of ft/min: a colour shows no more. */
function rounded(climb: number, unit: AltitudeUnit): number {
  const step = unit === 'feet' ? 100 : 1;
  return Math.abs(Math.round(velocityIn(climb, unit) / step) * step);
}
