import { MAX_NAME, MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, optionalForOldClients, type ValuesOf } from './field.ts';
import { AIRTIME, COUNT, line, OPTIONAL_DATE, optionalChoice, requiredLine, text } from './kinds.ts';

/** How often an hour of ground handling counts towards the hours of a check, as makers say it; the first where nothing is chosen. */
export const HANDLING_FACTORS = ['1', '0', '2', '3', '4', '5'] as const;

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
    serialNumber: optionalForOldClients(field(line(MAX_NAME), 'serial_number', 'serialNumber')),
    /** The first day in use; null when not known. */
    inUseFrom: optionalForOldClients(field(OPTIONAL_DATE, 'in_use_from', 'inUseFrom')),
    /** The last day in use, as before it was sold; null while it is in use. */
    inUseUntil: optionalForOldClients(field(OPTIONAL_DATE, 'in_use_until', 'inUseUntil')),
    /** See {@link HANDLING_FACTORS}. */
    handlingFactor: optionalForOldClients(field(optionalChoice(HANDLING_FACTORS), 'handling_factor', null)),
  },
} as const satisfies Entity;

/** The values of a glider that the pilot enters. */
export type GliderInput = ValuesOf<typeof GLIDER.fields>;
/** A glider as entered in the form. */
export type GliderEntry = EntryOf<typeof GLIDER.fields>;
