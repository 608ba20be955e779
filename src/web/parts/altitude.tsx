import { type AltitudeUnit, altitudeIn, type Metres } from '#domain/units';
import { texts } from '#web/texts.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';

interface AltitudeProps {
  readonly altitude: Metres;
  readonly unit: AltitudeUnit;
}

/** An altitude in the pilot's unit: `2 640 m`. */
export function Altitude({ altitude, unit }: AltitudeProps) {
  return <Quantity value={altitudeIn(altitude, unit)} unit={texts.units.altitude[unit]} />;
}
