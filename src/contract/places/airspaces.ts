import * as v from 'valibot';
import { AIRSPACE_CLASSES, AIRSPACE_TYPES } from '#domain/airspace/airspace';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import { get, list } from '../endpoint.ts';
import { numberOrText } from './places.ts';

const limit = v.strictObject({ heightM: v.number(), datum: v.picklist(['ground', 'msl', 'standard']) });

const airspace = v.strictObject({
  name: v.string(),
  class: v.nullable(v.picklist(AIRSPACE_CLASSES)),
  type: v.picklist(AIRSPACE_TYPES),
  lower: limit,
  upper: v.nullable(limit),
  rings: list(list(v.number())),
}) satisfies v.GenericSchema<WireAirspace>;

const airspaces = v.strictObject({
  /** Those with the lowest floors first. */
  airspaces: list(airspace),
  /** There are more than are sent: those with the highest floors are missing, or one with a huge outline. */
  isCut: v.boolean(),
  /** Airspaces of the data that could not be read. */
  leftOut: v.number(),
  /** Files and addresses that cannot be read now, or not yet; what was read of them before is sent. */
  unread: v.number(),
  /** The day of the oldest data, `2026-04-16`; null while there is none. */
  date: v.nullable(v.string()),
  /** Whom the operator thanks for the data. */
  attribution: v.string(),
});
/** Airspaces, and what must be said about them. */
export type AirspacesResponse = v.InferOutput<typeof airspaces>;

/** The airspaces of the operator's data that a box in degrees may meet. */
export const airspacesInBox = get('/api/airspaces', {
  access: 'pilot',
  response: airspaces,
  query: v.strictObject({ west: numberOrText, south: numberOrText, east: numberOrText, north: numberOrText }),
});
