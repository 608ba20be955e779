import { type Datum, FLIGHT_LEVEL_M, FOOT_M, type VerticalLimit } from '../airspace.ts';
import type { UnknownObject } from './unknown-object.ts';

/** Metres of OpenAIP's units, by code. */
const UNITS_M = new Map([
  [0, 1],
  [1, FOOT_M],
  [6, FLIGHT_LEVEL_M],
]);
/** OpenAIP's reference datums, by code. */
const DATUMS = new Map<unknown, Datum>([
  [0, 'ground'],
  [1, 'msl'],
  [2, 'standard'],
]);

/** Returns a limit written as `{ value, unit, referenceDatum }`; null when it is none. */
export function limitIn({ value, unit, referenceDatum }: UnknownObject): VerticalLimit | null {
  const unitM = typeof unit === 'number' ? UNITS_M.get(unit) : undefined;
  const datum = DATUMS.get(referenceDatum);
  if (typeof value !== 'number' || !Number.isFinite(value) || unitM === undefined || datum === undefined) return null;
  return { heightM: value * unitM, datum };
}
