import { blankOf } from '#domain/fields/entity';
import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import type { FoundFlight } from '#domain/import/found-flight';
import { NO_TAGS } from '#domain/tags';
import { fitText, MAX_REMARKS } from '#domain/text';
import { metres, minutes } from '#domain/units';

/** The fields of a flight that do not depend on other items. */
export type FlightFields = Omit<FlightInput, 'siteId' | 'gliderId'>;

/** Returns the fields with which a found flight is saved. */
export function flightFieldsOf({ date, time, airtime, altitude, remarks, tags = NO_TAGS }: FoundFlight): FlightFields {
  const { siteId, gliderId, ...blank } = blankOf(FLIGHT);
  return {
    ...blank,
    date,
    time,
    airtime: airtime ?? minutes(0),
    altitude: altitude ?? metres(0),
    remarks: fitText(remarks, MAX_REMARKS, 'several'),
    tags,
  };
}
