import type { Flight } from '#domain/flight';
import type { AltitudeUnit } from '#domain/units';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './flight-form.module.css';

interface CopyLastFlightProps {
  readonly last: Flight;
  readonly unit: AltitudeUnit;
  readonly onPress: () => void;
}

/** Fills a new flight from the last one: the same site and glider, altitude and airtime. */
export function CopyLastFlight({ last, unit, onPress }: CopyLastFlightProps) {
  return (
    <Button wide className={styles.copyLast} onClick={onPress}>
      <span>{itemFormTexts.flightForm.likeLast}</span>
      <span className={styles.lastFigures}>
        {last.airtime > 0 && (
          <span>
            <Airtime airtime={last.airtime} />
          </span>
        )}
        {last.altitude > 0 && <Altitude altitude={last.altitude} unit={unit} />}
      </span>
    </Button>
  );
}
