import { MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, type ValuesOf } from './field.ts';
import { AIRTIME, DATE, REFERENCE, text } from './kinds.ts';

/** The fields of ground handling: practice with a glider on the ground, which is no flight. */
export const HANDLING = {
  subject: 'handling',
  fields: {
    date: field(DATE, 'date', null),
    duration: field(AIRTIME, 'duration_min', null),
    gliderId: field(REFERENCE, 'glider_id', null),
    remarks: field(text(MAX_REMARKS), 'remarks', null),
  },
} as const satisfies Entity;

/** The values of ground handling that the pilot enters. */
export type HandlingInput = ValuesOf<typeof HANDLING.fields>;
/** Ground handling as entered in the form. */
export type HandlingEntry = EntryOf<typeof HANDLING.fields>;
