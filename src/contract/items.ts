import * as v from 'valibot';
import { ALTITUDE_UNITS, DISTANCE_UNITS, degrees, metres, minutes } from '#domain/units';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const reference = v.nullable(id);
const metresValue = v.pipe(v.number(), v.transform(metres));
const minutesValue = v.pipe(v.number(), v.transform(minutes));
const degreesValue = v.nullable(v.pipe(v.number(), v.transform(degrees)));
const deleted = v.strictObject({ id, see: v.literal(false) });
const stored = { id, createdAt: v.string(), see: v.literal(true) };

/** A flight in a response, or that it was deleted. */
export const flightChange = v.variant('see', [
  v.strictObject({
    ...stored,
    date: v.string(),
    time: v.nullable(v.string()),
    siteId: reference,
    gliderId: reference,
    altitude: metresValue,
    airtime: minutesValue,
    remarks: v.string(),
    igcFileName: v.nullable(v.string()),
    hasTrack: v.boolean(),
    profile: v.nullable(v.string()),
  }),
  deleted,
]);

/** A site in a response, or that it was deleted. */
export const siteChange = v.variant('see', [
  v.strictObject({
    ...stored,
    name: v.string(),
    location: v.string(),
    lat: degreesValue,
    lng: degreesValue,
    launchAltitude: metresValue,
    remarks: v.string(),
  }),
  deleted,
]);

/** A glider in a response, or that it was deleted. */
export const gliderChange = v.variant('see', [
  v.strictObject({
    ...stored,
    name: v.string(),
    initialFlightNum: v.number(),
    initialAirtime: minutesValue,
    remarks: v.string(),
  }),
  deleted,
]);

/** The pilot in a response. */
export const pilotResponse = v.strictObject({
  id,
  userName: v.string(),
  initialFlightNum: v.number(),
  initialAirtime: minutesValue,
  altitudeUnit: v.picklist(ALTITUDE_UNITS),
  distanceUnit: v.picklist(DISTANCE_UNITS),
  email: v.nullable(v.string()),
  isActivated: v.boolean(),
  expiresAt: v.exactOptional(v.string()),
});
