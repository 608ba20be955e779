import { MAX_NAME, MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, optionalForOldClients, type ValuesOf } from './field.ts';
import { AIRTIME, COUNT, OPTIONAL_DATE, requiredLine, text } from './kinds.ts';

/** The fields of a glider that the pilot enters, its usage before Wingbook included. */
export const GLIDER = {
  subject: 'glider',
  fields: {
    name: field(requiredLine(MAX_NAME), 'name', 'glider'),
    initialFlightNum: field(COUNT, 'initial_flight_num', 'initialFlightNum'),
    initialAirtime: field(AIRTIME, 'initial_airtime_min', 'initialAirtime'),
    remarks: field(text(MAX_REMARKS), 'remarks', 'remarks'),
    /** The day of the last check; null for a glider whose checks are not counted. */
    checkedOn: optionalForOldClients(field(OPTIONAL_DATE, 'checked_on', 'checkedOn')),
    /** After how many months the next check is due; 0 for no limit, as in the next two. */
    checkMonths: optionalForOldClients(field(COUNT, 'check_months', 'checkMonths')),
    /** After how many hours of airtime. */
    checkHours: optionalForOldClients(field(COUNT, 'check_hours', 'checkHours')),
    checkFlights: optionalForOldClients(field(COUNT, 'check_flights', 'checkFlights')),
  },
} as const satisfies Entity;

/** The values of a glider that the pilot enters. */
export type GliderInput = ValuesOf<typeof GLIDER.fields>;
/** A glider as entered in the form. */
export type GliderEntry = EntryOf<typeof GLIDER.fields>;
