import * as v from 'valibot';
import { get } from './endpoint.ts';

/** The time zone of a place. */
export interface TimezoneAnswer {
  readonly status: 'OK';
  /** An IANA name: `Europe/Zurich`; over the ocean `Etc/GMT±n`. */
  readonly timeZoneId: string;
}

/** The time zone of `lat,lng`, from the map that is shipped with the server. */
export const timezone = get<TimezoneAnswer>()('/api/timezone', {
  access: 'pilot',
  query: v.strictObject({ latLngString: v.string(), timestampInSec: v.optional(v.string()) }),
});
