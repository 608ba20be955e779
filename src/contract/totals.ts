import * as v from 'valibot';
import { COUNTED } from '#domain/currency/rules';
import { CHECK_KINDS } from '#domain/gear/checks';
import { metres, minutes } from '#domain/units';
import { get, list, type ResponseOf } from './endpoint.ts';

const minutesValue = v.pipe(v.number(), v.transform(minutes));
const metresValue = v.pipe(v.number(), v.transform(metres));
const count = v.pipe(v.number(), v.integer());
const flown = { flights: count, airtime: minutesValue, distance: metresValue };
const flownOfItem = v.strictObject({ id: v.nullable(count), name: v.nullable(v.string()), ...flown });
const state = v.picklist(['fine', 'soon', 'due']);

/** A check of a glider or of gear, with how it stands. */
const dueCheck = v.strictObject({
  type: v.picklist(['glider', 'gear']),
  /** That of the glider or the gear. */
  name: v.string(),
  /** What is checked; `words` are the pilot's own for `other`, and empty for the rest. */
  what: v.picklist(CHECK_KINDS),
  words: v.string(),
  state,
  /** The day on which it is due; null without one. */
  dueOn: v.nullable(v.string()),
  /** Negative once it is overdue, as the hours and flights; null without such a limit. */
  daysLeft: v.nullable(v.number()),
  hoursLeft: v.nullable(v.number()),
  flightsLeft: v.nullable(v.number()),
});

/** A rule of currency of the pilot, with how it stands. */
const currency = v.strictObject({
  count: v.picklist(COUNTED),
  least: count,
  days: count,
  tag: v.string(),
  glider: v.string(),
  state: v.picklist(['met', 'soon', 'lapsed', 'never', 'impossible']),
  /** Flights, or minutes in the air, that count today. */
  amount: v.number(),
  /** The first day on which the rule is not met without another flight, or was not; null without one. */
  lapsesOn: v.nullable(v.string()),
});

/**
 * Returns the pilot's logbook in figures, for dashboards: airtimes in minutes, distances and altitudes in metres. A distance is what
 * flights score in the pilot's home league. The totals have what was flown before Wingbook, and so have the gliders.
 */
export const totals = get('/api/totals', {
  access: 'pilot',
  scopes: ['logbook:read'],
  query: v.strictObject({
    /** The day on the pilot's calendar, `yyyy-mm-dd`; without it that of the server, in UTC. */
    today: v.optional(v.string()),
  }),
  response: v.strictObject({
    today: v.string(),
    ...flown,
    before: v.strictObject({ flights: count, airtime: minutesValue }),
    thisYear: v.strictObject(flown),
    byYear: list(v.strictObject({ year: count, ...flown })),
    bySite: list(flownOfItem),
    byGlider: list(flownOfItem),
    lastFlight: v.nullable(
      v.strictObject({
        id: count,
        date: v.string(),
        time: v.nullable(v.string()),
        airtime: minutesValue,
        altitude: metresValue,
        distance: v.nullable(metresValue),
        site: v.nullable(v.string()),
        glider: v.nullable(v.string()),
        daysAgo: count,
      }),
    ),
    /** The most urgent first. */
    due: list(dueCheck),
    currency: list(currency),
  }),
});
export type TotalsResponse = ResponseOf<typeof totals>;
