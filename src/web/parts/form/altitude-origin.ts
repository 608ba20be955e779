import * as v from 'valibot';
import { showWhole } from '#domain/entry';
import { type AltitudeUnit, altitudeIn, type Metres, metres } from '#domain/units';

/**
 * The altitude that a track, a site, the map or a save put into a form's field; null where its digits were typed. Only
 * the first is another number in another unit, and from its metres, so that it does not drift with each change.
 */
export type AltitudeOrigin = Metres | null;

/** The shape of an {@link AltitudeOrigin} in a draft. */
export const ALTITUDE_ORIGIN: v.GenericSchema<unknown, AltitudeOrigin> = v.nullable(
  v.pipe(v.number(), v.transform(metres)),
);

/** An altitude as a form's field shows it: a whole number, 0 as an empty field. */
export function altitudeText(altitude: Metres, unit: AltitudeUnit): string {
  return showWhole(altitudeIn(altitude, unit));
}
