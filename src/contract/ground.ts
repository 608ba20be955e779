import * as v from 'valibot';
import type { StoredGround } from '#domain/ground/ground';
import { timeRange } from './items/time-range.ts';

/** Most characters of packed heights. */
const MOST_CHARACTERS = 24_000;

/** The heights of the ground below a flight, from its launch to its landing; see `StoredGround` of the domain. */
export const flightGround = v.strictObject({
  ...timeRange.entries,
  heights: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)),
}) satisfies v.GenericSchema<StoredGround>;
