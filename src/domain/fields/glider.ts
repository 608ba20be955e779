import { MAX_NAME, MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, type ValuesOf } from './field.ts';
import { AIRTIME, COUNT, requiredLine, text } from './kinds.ts';

/** What the pilot enters of a glider, its usage before Wingbook included. */
export const GLIDER = {
  subject: 'glider',
  fields: {
    name: field(requiredLine(MAX_NAME), 'name', 'glider'),
    initialFlightNum: field(COUNT, 'initial_flight_num', 'initialFlightNum'),
    initialAirtime: field(AIRTIME, 'initial_airtime_min', 'initialAirtime'),
    remarks: field(text(MAX_REMARKS), 'remarks', 'remarks'),
  },
} as const satisfies Entity;

/** The values of a glider that the pilot enters. */
export type GliderInput = ValuesOf<typeof GLIDER.fields>;
/** A glider as entered in the form. */
export type GliderEntry = EntryOf<typeof GLIDER.fields>;
