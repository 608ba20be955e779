import * as v from 'valibot';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';
import { ALTITUDE_UNITS, DISTANCE_UNITS, degrees, metres, minutes } from '#domain/units';
import { get, post } from './endpoint.ts';

/** The kinds of item a pilot saves. */
export const DATA_TYPES = ['flight', 'site', 'glider', 'pilot'] as const;
/** One of {@link DATA_TYPES}. */
export type DataType = (typeof DATA_TYPES)[number];

/** An item as a load carries it: as it stands now, or gone. */
export type Seen<Item> = (Item & { readonly see: true }) | { readonly id: number; readonly see: false };

/** What a load answers: all that is newer than the marker sent, or with `reset` all there is. */
export interface LoadAnswer {
  /** Null when nothing of the pilot is newer. */
  readonly pilot: Pilot | null;
  readonly flights: readonly Seen<Flight>[];
  readonly sites: readonly Seen<Site>[];
  readonly gliders: readonly Seen<Glider>[];
  /** The pilot's revision: the marker to send with the next load. */
  readonly lastModified: number;
  /** Changes when the database is brought back from a backup: to be sent back beside the marker. */
  readonly epoch: string;
  /** The held data are to be replaced, whatever their marker: the one sent was none of ours. */
  readonly reset?: true;
}

/** What a save answers: a load, and which item was saved. */
export interface SaveAnswer extends LoadAnswer {
  /** The id of the item saved, a new one's, too. */
  readonly savedId: number;
}

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const reference = v.nullable(id);
/** What is no number counts as one that is wrong, so that the domain can say in which field. */
const number = v.fallback(v.number(), Number.NaN);
const metresField = v.pipe(number, v.transform(metres));
const minutesField = v.pipe(number, v.transform(minutes));
const degreesField = v.nullable(v.pipe(number, v.transform(degrees)));

/** How the text of a track stands for the file's bytes: see docs/api.md. */
export const IGC_ENCODINGS = ['utf-8', 'latin1'] as const;
/** One of {@link IGC_ENCODINGS}. */
export type IgcEncoding = (typeof IGC_ENCODINGS)[number];

const flight = v.strictObject({
  id,
  date: v.string(),
  time: v.optional(v.nullable(v.string()), null),
  siteId: v.optional(reference, null),
  gliderId: v.optional(reference, null),
  altitude: v.optional(metresField, 0),
  airtime: v.optional(minutesField, 0),
  remarks: v.optional(v.string(), ''),
  /** Absent: the track stays as it is; null: it is removed; a text replaces it. */
  igc: v.optional(v.nullable(v.string())),
  igcEncoding: v.optional(v.picklist(IGC_ENCODINGS), 'utf-8'),
  igcFileName: v.optional(v.nullable(v.string()), null),
});

const site = v.strictObject({
  id,
  name: v.string(),
  location: v.optional(v.string(), ''),
  lat: v.optional(degreesField, null),
  lng: v.optional(degreesField, null),
  launchAltitude: v.optional(metresField, 0),
  remarks: v.optional(v.string(), ''),
});

const glider = v.strictObject({
  id,
  name: v.string(),
  initialFlightNum: v.optional(number, 0),
  initialAirtime: v.optional(minutesField, 0),
  remarks: v.optional(v.string(), ''),
});

const pilot = v.strictObject({
  userName: v.optional(v.string(), ''),
  initialFlightNum: v.optional(number, 0),
  initialAirtime: v.optional(minutesField, 0),
  altitudeUnit: v.picklist(ALTITUDE_UNITS),
  distanceUnit: v.picklist(DISTANCE_UNITS),
});

const deleted = v.strictObject({ id, see: v.literal(false) });

const marker = {
  /** The marker of the last load; null or nothing for a full one. Anything else gets a full load, too. */
  lastModified: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  /** The epoch of the last load. Another one than the database's: a load gets everything, a save is refused. */
  epoch: v.optional(v.string()),
};

const saved = {
  ...marker,
  /** A UUID of the client's making for a new item: the same key twice saves once. */
  clientKey: v.optional(v.pipe(v.string(), v.uuid())),
};

const saveBody = v.variant('dataType', [
  v.strictObject({ dataType: v.literal('flight'), data: v.union([deleted, flight]), ...saved }),
  v.strictObject({ dataType: v.literal('site'), data: v.union([deleted, site]), ...saved }),
  v.strictObject({ dataType: v.literal('glider'), data: v.union([deleted, glider]), ...saved }),
  v.strictObject({ dataType: v.literal('pilot'), data: pilot, ...saved }),
]);

/** The pilot's logbook, or what is newer than the marker. */
export const load = get<LoadAnswer>()('/api/data', { access: 'pilot', query: v.strictObject(marker) });

/** Saves one item, or deletes it with `see` false. */
export const save = post<SaveAnswer>()('/api/data', { access: 'pilot', body: saveBody });
