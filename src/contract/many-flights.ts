import * as v from 'valibot';

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
