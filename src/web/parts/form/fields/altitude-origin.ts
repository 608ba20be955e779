import * as v from 'valibot';
import { showWhole } from '#domain/fields/numbers';
import { type AltitudeUnit, altitudeIn, type Metres, metres } from '#domain/units';

/**
 * The altitude that a track, a site, the map or a saved item put into a form's field; null where its digits were typed.
 * Only the former is converted when the unit changes, always from its metres, so that it does not drift.
 */
export type AltitudeOrigin = Metres | null;

/** Schema of an {@link AltitudeOrigin} in a draft. */
export const ALTITUDE_ORIGIN: v.GenericSchema<unknown, AltitudeOrigin> = v.nullable(
  v.pipe(v.number(), v.transform(metres)),
);

/** Returns an altitude as a form's field shows it: a whole number, empty for 0. */
export function altitudeText(altitude: Metres, unit: AltitudeUnit): string {
  return showWhole(altitudeIn(altitude, unit));
}
