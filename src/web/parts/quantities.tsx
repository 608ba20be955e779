import type { Pilot } from '#domain/pilot';
import {
  type AltitudeUnit,
  altitudeIn,
  type DistanceUnit,
  distanceIn,
  hoursAndMinutes,
  type Metres,
  type Minutes,
  metres,
} from '#domain/units';
import { texts } from '#web/texts.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';

/** The pilot's units of altitude and distance. */
export type PilotUnits = Pick<Pilot, 'altitudeUnit' | 'distanceUnit'>;

/** Airtime in hours and minutes: `1 h 08 min`, `46 min`. */
export function Airtime({ airtime }: { readonly airtime: Minutes }) {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return <Quantity value={minutes} unit={texts.airtime.minute} />;
  return (
    <>
      <Quantity value={hours} unit={texts.airtime.hour} />{' '}
      <Quantity value={String(minutes).padStart(2, '0')} unit={texts.airtime.minute} />
    </>
  );
}

/** Returns airtime as text, for labels and sentences: `1 h 08 min`, `46 min`. */
export function airtimeText(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return texts.airtime.full(hours, minutes);
}

interface AltitudeProps {
  readonly altitude: Metres;
  readonly unit: AltitudeUnit;
}

/** An altitude in the pilot's unit: `2 640 m`. */
export function Altitude({ altitude, unit }: AltitudeProps) {
  return <Quantity value={altitudeIn(altitude, unit)} unit={texts.units.altitude[unit]} />;
}

interface DistanceProps {
  readonly distanceM: number;
  readonly unit: DistanceUnit;
}

/** A distance in the pilot's unit: `42.3 km`. */
export function Distance({ distanceM, unit }: DistanceProps) {
  return <Quantity value={distanceDigits(distanceM, unit)} unit={texts.units.distance[unit]} />;
}

/** Returns a distance in metres as digits in the pilot's unit, with one decimal: `42.3`. */
export function distanceDigits(distanceM: number, unit: DistanceUnit): string {
  return formatDecimal(distanceIn(metres(distanceM), unit), 1);
}
