import * as v from 'valibot';

/** Unix seconds: beyond them no fix has a time. */
const unixTime = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The part of a track file that is a flight: the times of its first and last fix, in Unix seconds. */
export const timeRange = v.strictObject({ from: unixTime, to: unixTime });
