import { MAX_LOCATION, MAX_NAME, MAX_REMARKS } from '../text.ts';
import { type Entity, type EntryOf, field, type ValuesOf } from './field.ts';
import { ALTITUDE, DEGREES, line, requiredLine, text } from './kinds.ts';

/** The fields of a takeoff site that the pilot enters. */
export const SITE = {
  subject: 'site',
  fields: {
    name: field(requiredLine(MAX_NAME), 'name', 'site'),
    /** Its address in words. */
    location: field(line(MAX_LOCATION), 'location', 'location'),
    /** Latitude and longitude are both set or both null. */
    lat: field(DEGREES, 'lat_deg', 'latitude'),
    /** See `lat`. */
    lng: field(DEGREES, 'lng_deg', 'longitude'),
    launchAltitude: field(ALTITUDE, 'launch_altitude_m', 'launchAltitude'),
    remarks: field(text(MAX_REMARKS), 'remarks', 'remarks'),
  },
} as const satisfies Entity;

/** The values of a takeoff site that the pilot enters. */
export type SiteInput = ValuesOf<typeof SITE.fields>;
/** A site as entered in the form; `coordinates` is a pair of decimal degrees, or empty. */
export type SiteEntry = EntryOf<typeof SITE.fields> & { readonly coordinates: string };
