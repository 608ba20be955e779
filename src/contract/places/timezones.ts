import * as v from 'valibot';
import { get, list, post } from '../endpoint.ts';

/** Unix seconds, with or without a fraction; twelve digits reach beyond the year 9999. */
const UNIX_SECONDS = /^-?\d{1,12}(\.\d{1,9})?$/;

/** The time zone of `lat,lng`, from the map shipped with the server. */
export const timezone = get('/api/timezone', {
  access: 'pilot',
  /** `timeZoneId` is an IANA name: `Europe/Zurich`; over the ocean `Etc/GMT±n`. */
  response: v.strictObject({ status: v.literal('OK'), timeZoneId: v.string() }),
  query: v.strictObject({
    latLngString: v.string(),
    timestampInSec: v.optional(v.pipe(v.string(), v.regex(UNIX_SECONDS))),
  }),
});

/** The most places of one call. */
export const MAX_PLACES = 1_000;

/** A place: latitude, longitude. */
export const place = v.strictTuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
]);

/** The time zones of many places, in their order. */
export const timezones = post('/api/timezones', {
  access: 'pilot',
  body: v.strictObject({ places: v.pipe(v.array(place), v.maxLength(MAX_PLACES)) }),
  response: v.strictObject({ timeZoneIds: list(v.string()) }),
});
