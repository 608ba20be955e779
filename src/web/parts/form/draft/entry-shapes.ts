import * as v from 'valibot';
import type { FlightEntry } from '#domain/flight-entry';
import type { GliderEntry } from '#domain/glider-entry';
import type { PilotEntry } from '#domain/pilot-entry';
import type { SiteEntry } from '#domain/site-entry';
import { ALTITUDE_UNITS, DISTANCE_UNITS } from '#domain/units';

/** Schema of a form's fields, for a draft from the browser's storage. */
export type EntryShape<Entry> = v.GenericSchema<unknown, Entry>;

const text = v.string();
const altitudeUnit = v.picklist(ALTITUDE_UNITS);

/** See {@link EntryShape}. */
export const FLIGHT_ENTRY: EntryShape<FlightEntry> = v.strictObject({
  date: text,
  time: text,
  siteId: text,
  gliderId: text,
  altitude: text,
  altitudeUnit,
  hours: text,
  minutes: text,
  remarks: text,
});

/** See {@link EntryShape}. */
export const SITE_ENTRY: EntryShape<SiteEntry> = v.strictObject({
  name: text,
  coordinates: text,
  location: text,
  launchAltitude: text,
  altitudeUnit,
  remarks: text,
});

/** See {@link EntryShape}. */
export const GLIDER_ENTRY: EntryShape<GliderEntry> = v.strictObject({
  name: text,
  initialFlightNum: text,
  hours: text,
  minutes: text,
  remarks: text,
});

/** See {@link EntryShape}. */
export const PILOT_ENTRY: EntryShape<PilotEntry> = v.strictObject({
  userName: text,
  initialFlightNum: text,
  hours: text,
  minutes: text,
  altitudeUnit,
  distanceUnit: v.picklist(DISTANCE_UNITS),
});
