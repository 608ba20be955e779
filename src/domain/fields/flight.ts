import { MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, optionalForOldClients, type ValuesOf } from './field.ts';
import { AIRTIME, ALTITUDE, DATE, REFERENCE, TAGS, TIME, text } from './kinds.ts';

/** The fields of a flight that the pilot enters. */
export const FLIGHT = {
  subject: 'flight',
  fields: {
    date: field(DATE, 'date', 'date'),
    /** Local time of the launch. */
    time: field(TIME, 'time', null),
    airtime: field(AIRTIME, 'airtime_min', 'airtime'),
    /** Maximum altitude above sea level. */
    altitude: field(ALTITUDE, 'max_altitude_m', 'altitude'),
    siteId: field(REFERENCE, 'site_id', null),
    gliderId: field(REFERENCE, 'glider_id', null),
    remarks: field(text(MAX_REMARKS), 'remarks', 'remarks'),
    /** The kind of flight, in the pilot's words. */
    tags: optionalForOldClients(field(TAGS, 'tags', 'tags')),
  },
} as const satisfies Entity;

/** The values of a flight that the pilot enters; a quantity that was left out is 0. */
export type FlightInput = ValuesOf<typeof FLIGHT.fields>;
/** A flight as entered in the form. */
export type FlightEntry = EntryOf<typeof FLIGHT.fields>;
