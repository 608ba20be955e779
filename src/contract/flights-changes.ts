import * as v from 'valibot';
import { loadResponse, marker } from './data.ts';
import { post } from './endpoint.ts';

/** Most flights that one call names: as many as a logbook holds unless its operator has said otherwise. */
export const MOST_FLIGHTS_AT_ONCE = 50_000;

/** Schema of the id of an item that is stored. */
export const storedId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Schema of the ids of many flights, each once. */
export const flightIds = v.pipe(
  v.array(storedId),
  v.minLength(1),
  v.maxLength(MOST_FLIGHTS_AT_ONCE),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** The last changes of a pilot that can be undone. */
export const MOST_UNDOABLE_CHANGES = 20;

const reference = v.nullable(storedId);
const tags = v.pipe(v.array(v.string()), v.minLength(1));

/** The change of each flight; adding a tag that it has, or removing one that it lacks, does nothing. */
const change = v.variant('kind', [
  v.strictObject({ kind: v.literal('setSite'), siteId: reference }),
  v.strictObject({ kind: v.literal('setGlider'), gliderId: reference }),
  v.strictObject({ kind: v.literal('addTags'), tags }),
  v.strictObject({ kind: v.literal('removeTags'), tags }),
  v.strictObject({ kind: v.literal('delete') }),
]);

/** Response to a change: a load, the name of the change for an undo, and how many of the flights it has changed. */
export const changeResponse = v.strictObject({
  ...loadResponse.entries,
  changeId: v.number(),
  flightsNum: v.number(),
});
export type ChangeResponse = v.InferOutput<typeof changeResponse>;

/**
 * Changes many flights, all or none: not when one of them is gone, or would have too many tags. Sent twice with one key, it is
 * done once.
 */
export const changeFlights = post('/api/flights/changes', {
  access: 'pilot',
  body: v.strictObject({
    ids: flightIds,
    change,
    clientKey: v.pipe(v.string(), v.uuid()),
    ...marker,
  }),
  response: changeResponse,
});

/**
 * Takes a change back within a day: each flight gets its values again, a deleted one its track, too. If one of them has been changed
 * since, nothing is taken back. A second call changes nothing.
 */
export const undoFlightsChange = post('/api/flights/changes/undo', {
  access: 'pilot',
  body: v.strictObject({ changeId: storedId, ...marker }),
  response: loadResponse,
});
