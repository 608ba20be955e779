import * as v from 'valibot';
import { get } from './endpoint.ts';

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
