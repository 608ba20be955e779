import { altitudeIn, distanceIn, metres, velocityIn } from '#domain/units';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import styles from './colour-legend.module.css';
import type { Colouring, ColourScale } from './colour-scale.ts';

interface ColourLegendProps {
  readonly colouring: Colouring;
  readonly scale: ColourScale;
  readonly units: PilotUnits;
}

/** The legend of a track's colours, from the lowest to the highest value, in the pilot's unit. */
export function ColourLegend({ colouring, scale, units }: ColourLegendProps) {
  const { lowest, highest, unit } = ENDS[colouring](scale, units);
  return (
    <div className={styles.legend}>
      {lowest} <span className={classes(styles.scale, colouring !== 'climb' && styles.ramp)} /> {highest} {unit}
    </div>
  );
}

interface Ends {
  readonly lowest: string;
  readonly highest: string;
  readonly unit: string;
}

const SECONDS_AN_HOUR = 3_600;

const ENDS: Readonly<Record<Colouring, (scale: ColourScale, units: PilotUnits) => Ends>> = {
  climb: ({ lowest, highest }, { altitudeUnit }) => {
    // Whole m/s, or hundreds of ft/min: a colour shows no more.
    const step = altitudeUnit === 'feet' ? 100 : 1;
    const rounded = (climb: number) => formatWhole(Math.abs(Math.round(velocityIn(climb, altitudeUnit) / step) * step));
    return { lowest: `−${rounded(lowest)}`, highest: `+${rounded(highest)}`, unit: texts.units.climb[altitudeUnit] };
  },
  height: ({ lowest, highest }, { altitudeUnit }) => {
    const inUnit = (height: number) => formatWhole(altitudeIn(metres(height), altitudeUnit));
    return { lowest: inUnit(lowest), highest: inUnit(highest), unit: texts.units.altitude[altitudeUnit] };
  },
  speed: ({ lowest, highest }, { distanceUnit }) => {
    const inUnit = (speed: number) => formatWhole(distanceIn(metres(speed * SECONDS_AN_HOUR), distanceUnit));
    return { lowest: inUnit(lowest), highest: inUnit(highest), unit: flightPageTexts.findings.speed[distanceUnit] };
  },
};
