import { blankOf } from '../fields/entity.ts';
import { FLIGHT, type FlightInput } from '../fields/flight.ts';
import { NO_TAGS } from '../tags.ts';
import { fitText, MAX_REMARKS } from '../text.ts';
import { metres, minutes } from '../units.ts';
import type { FoundFlight } from './found-flight.ts';

/** Returns the fields with which a found flight is saved, but for those that name other items. */
export function fieldsOfFound({
  date,
  time,
  airtime,
  altitude,
  remarks,
  tags = NO_TAGS,
}: FoundFlight): Omit<FlightInput, 'siteId' | 'gliderId'> {
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
