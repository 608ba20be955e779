import * as v from 'valibot';
import { post } from './endpoint.ts';

/** How much an import added; sites and gliders that were there already do not count. */
export interface ImportAnswer {
  readonly flightsNum: number;
  readonly sitesNum: number;
  readonly glidersNum: number;
}

/** Adds all flights of a CSV file, with their new sites and gliders, or nothing: then it says what to mend. */
export const importFlights = post<ImportAnswer>()('/api/import-flights', {
  access: 'pilot',
  body: v.strictObject({
    /** The file as a data URI in base64. */
    encodedContent: v.string(),
    /** A UUID of the client's making: the same key twice imports once, and answers the same. */
    clientKey: v.optional(v.pipe(v.string(), v.uuid())),
  }),
});
