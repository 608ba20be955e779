import * as v from 'valibot';
import { keysOf, omitted, picked } from '#domain/fields/field';
import type { FlightEntry } from '#domain/fields/flight';
import { showWhole } from '#domain/fields/numbers';
import type { Flight } from '#domain/flight';
import { coordinatesOfSite, knownLaunchAltitude, type Site } from '#domain/site';
import { showTags } from '#domain/tags';
import type { FlightProposal } from '#domain/track/proposal';
import { ALTITUDE_UNITS, type AltitudeUnit, hoursAndMinutes, type Minutes } from '#domain/units';
import { ALTITUDE_ORIGIN, altitudeText } from '#web/parts/form/altitude-field.tsx';

/** The altitude fields of the form. */
const ALTITUDE_FIELDS = v.object({
  altitude: v.string(),
  altitudeUnit: v.picklist(ALTITUDE_UNITS),
  origin: ALTITUDE_ORIGIN,
});
type AltitudeFields = v.InferOutput<typeof ALTITUDE_FIELDS>;

const VALUES = v.object({
  date: v.exactOptional(v.string()),
  time: v.exactOptional(v.string()),
  siteId: v.exactOptional(v.string()),
  isSiteChosen: v.exactOptional(v.boolean()),
  altitude: v.exactOptional(v.string()),
  altitudeUnit: v.exactOptional(v.picklist(ALTITUDE_UNITS)),
  origin: v.exactOptional(ALTITUDE_ORIGIN),
  isSled: v.exactOptional(v.boolean()),
  beforeSled: v.exactOptional(v.nullable(ALTITUDE_FIELDS)),
  hours: v.exactOptional(v.string()),
  minutes: v.exactOptional(v.string()),
});
/** The values before the first track, or that were typed since, and those by which the track's are known. */
const FILLED_UNIT = v.exactOptional(v.object({ before: VALUES, by: VALUES }));
const FILLED = v.object({
  date: FILLED_UNIT,
  time: FILLED_UNIT,
  site: FILLED_UNIT,
  altitude: FILLED_UNIT,
  airtime: FILLED_UNIT,
});
type Filled = v.InferOutput<typeof FILLED>;

/** The state of a flight form besides its fields, also in a draft; older ones lack some. */
export const FLIGHT_EXTRAS = v.object({
  isSled: v.boolean(),
  /** The altitude before the sled ride was ticked; null when it is not. */
  beforeSled: v.nullable(ALTITUDE_FIELDS),
  origin: ALTITUDE_ORIGIN,
  /** The pilot declined to create a site for the track's takeoff. */
  isSiteRejected: v.optional(v.boolean(), false),
  /** The pilot selected the site, or none: a track that starts far from it does not clear it. */
  isSiteChosen: v.optional(v.boolean(), true),
  /** The values filled in by the track, as long as nobody has typed others. */
  filled: v.optional(FILLED, {}),
});
/** See {@link FLIGHT_EXTRAS}. */
export type FlightExtras = v.InferOutput<typeof FLIGHT_EXTRAS>;

/** The fields of a flight form, and its other state. */
export type EditedFlight = FlightEntry & FlightExtras;

/** The values that a track fills in together, and those that show whether they are still the track's. */
const UNITS = {
  date: { values: ['date'], marks: ['date'] },
  time: { values: ['time'], marks: ['time'] },
  site: { values: ['siteId', 'isSiteChosen'], marks: ['siteId', 'isSiteChosen'] },
  altitude: { values: ['altitude', 'altitudeUnit', 'origin', 'isSled', 'beforeSled'], marks: ['origin', 'isSled'] },
  airtime: { values: ['hours', 'minutes'], marks: ['hours', 'minutes'] },
} as const satisfies Readonly<Record<string, Readonly<Record<'values' | 'marks', readonly (keyof EditedFlight)[]>>>>;
type Unit = keyof typeof UNITS;
const UNIT_NAMES = keysOf(UNITS);

/** The fields that a track, a sled ride or the last flight fill in. */
export const FILLABLE = [
  'date',
  'time',
  'siteId',
  'gliderId',
  'altitude',
  'altitudeUnit',
  'hours',
  'minutes',
  'tags',
] as const satisfies readonly (keyof FlightEntry)[];

/** Returns the state of a flight form besides its fields. */
export function extrasOf(flight: EditedFlight): FlightExtras {
  return picked(flight, keysOf(FLIGHT_EXTRAS.entries));
}

/** Returns that of a form that was just opened; null for a new flight. */
export function openedExtras(flight: Pick<Flight, 'altitude'> | null): FlightExtras {
  return {
    isSled: false,
    beforeSled: null,
    origin: flight?.altitude ?? null,
    isSiteRejected: false,
    isSiteChosen: flight !== null,
    filled: {},
  };
}

/** The part of the logbook for the changes of a flight form. */
export interface FlightSurroundings {
  /** Returns the site with the id that the form has. */
  readonly siteOf: (siteId: string) => Site | undefined;
  /** The pilot's. */
  readonly altitudeUnit: AltitudeUnit;
}

/**
 * Fills in what a track knows of the flight, after what the track before it has filled in has returned to what it was. So no value
 * of one file is saved with another.
 */
export function withTrack(
  flight: EditedFlight,
  proposal: FlightProposal<Site>,
  around: FlightSurroundings,
): EditedFlight {
  const before = withoutTrack(flight);
  const { altitude, airtime } = proposal;
  const filled = filledIn(before, {
    ...whenOf(proposal),
    ...siteOfTrack(before, proposal, around),
    ...(altitude !== null && {
      altitude: altitudeText(altitude, before.altitudeUnit),
      origin: altitude,
      isSled: false,
      beforeSled: null,
    }),
    ...(airtime !== null && airtimeFields(airtime)),
  });
  return { ...withSledAltitude(filled, around), isSiteRejected: false };
}

/** Fills in date and time of a track, once its time zone is known. */
export function withTimeOfTrack(flight: EditedFlight, proposal: FlightProposal<Site>): EditedFlight {
  return filledIn(flight, whenOf(proposal));
}

function whenOf({ date, time }: FlightProposal<Site>): Partial<EditedFlight> {
  return { date, ...(time !== null && { time }) };
}

/** A default that contradicts the track would be saved unnoticed: it is cleared, unless it may be where the track starts. */
function siteOfTrack(
  { siteId, isSiteChosen }: EditedFlight,
  { site }: FlightProposal<Site>,
  { siteOf }: FlightSurroundings,
): Partial<EditedFlight> {
  if (site) return { siteId: String(site.id) };
  return isSiteChosen || mayBeAt(siteOf(siteId)) ? {} : { siteId: '' };
}

/** Returns whether a takeoff far from all known sites may still be at this one: its coordinates are unknown. */
function mayBeAt(site: Site | undefined): boolean {
  return site !== undefined && coordinatesOfSite(site) === null;
}

function airtimeFields(airtime: Minutes): Pick<FlightEntry, 'hours' | 'minutes'> {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return { hours: showWhole(hours), minutes: showWhole(minutes) };
}

function filledIn(flight: EditedFlight, values: Partial<EditedFlight>): EditedFlight {
  const [before, after] = [withoutTrack(flight), { ...flight, ...values }];
  const units = UNIT_NAMES.filter((unit) => UNITS[unit].values.some((name) => name in values));
  const filled = units.map((unit): [Unit, Filled[Unit]] => [
    unit,
    { before: valuesOf(before, UNITS[unit].values), by: valuesOf(after, UNITS[unit].marks) },
  ]);
  return { ...after, filled: { ...flight.filled, ...Object.fromEntries(filled) } };
}

function valuesOf(flight: EditedFlight, names: readonly (keyof EditedFlight)[]): v.InferOutput<typeof VALUES> {
  return picked(flight, names);
}

/** Returns the flight without values that a track has filled in and nobody has typed over. */
function withoutTrack(flight: EditedFlight): EditedFlight {
  const restored = UNIT_NAMES.map((unit) => (isAsFilled(flight, unit) ? valuesBefore(flight, unit) : null));
  return Object.assign({}, flight, sledWithoutTrack(flight), ...restored, { filled: {} });
}

function isAsFilled(flight: EditedFlight, unit: Unit): boolean {
  const { by }: { by?: Partial<EditedFlight> } = flight.filled[unit] ?? {};
  return by !== undefined && UNITS[unit].marks.every((name) => flight[name] === by[name]);
}

function valuesBefore({ filled, altitudeUnit }: EditedFlight, unit: Unit): Partial<EditedFlight> {
  const { before = {} } = filled[unit] ?? {};
  return unit === 'altitude' ? { ...before, ...inUnit(before, altitudeUnit) } : before;
}

/** The unit is the pilot's choice and stays, unless digits were typed in another one. */
function inUnit(
  { altitude = '', origin = null, ...before }: Partial<AltitudeFields>,
  altitudeUnit: AltitudeUnit,
): Partial<AltitudeFields> {
  if (origin !== null) return { altitude: altitudeText(origin, altitudeUnit), altitudeUnit };
  return altitude === '' ? { altitudeUnit } : before;
}

/** What a sled ride gives back is not the altitude of a track, either. */
function sledWithoutTrack({ isSled, beforeSled, filled: { altitude } }: EditedFlight): Partial<EditedFlight> {
  if (!isSled || !altitude || !beforeSled || beforeSled.origin !== altitude.by.origin) return {};
  const before = { ...beforeSled, ...altitude.before };
  return { beforeSled: before.beforeSled ?? altitudeOf({ ...before, ...inUnit(before, beforeSled.altitudeUnit) }) };
}

/** The pilot selected another site, or none. */
export function withSite(flight: EditedFlight, siteId: string, around: FlightSurroundings): EditedFlight {
  return withSledAltitude({ ...typedOver(flight, 'site'), siteId, isSiteChosen: true }, around);
}

/** The pilot ticked or unticked the sled ride: it has the launch altitude of its site. */
export function withSled(flight: EditedFlight, isSled: boolean, around: FlightSurroundings): EditedFlight {
  if (!isSled) return { ...flight, ...flight.beforeSled, isSled, beforeSled: null };
  return withSledAltitude({ ...flight, isSled, beforeSled: altitudeOf(flight) }, around);
}

function altitudeOf({ altitude, altitudeUnit, origin }: AltitudeFields): AltitudeFields {
  return { altitude, altitudeUnit, origin };
}

/** Where no launch altitude is known, a sled ride has the altitude from before it was ticked. */
function withSledAltitude(flight: EditedFlight, { siteOf, altitudeUnit }: FlightSurroundings): EditedFlight {
  if (!flight.isSled) return flight;
  const site = siteOf(flight.siteId);
  const origin = site ? knownLaunchAltitude(site) : null;
  if (origin === null) return { ...flight, ...flight.beforeSled };
  return { ...flight, altitude: altitudeText(origin, altitudeUnit), altitudeUnit, origin };
}

/** The pilot typed an altitude. */
export function withTypedAltitude(flight: EditedFlight): EditedFlight {
  return { ...typedOver(flight, 'altitude'), origin: null };
}

/** The pilot chose another unit, which the form has already: an altitude that was filled in is converted, digits that were typed are not. */
export function inChosenUnit(flight: EditedFlight): EditedFlight {
  const { origin, altitudeUnit } = flight;
  return origin === null ? flight : { ...flight, altitude: altitudeText(origin, altitudeUnit) };
}

/** The values that a flight like another one takes from it. */
export type CopiedFlight = Pick<Flight, 'siteId' | 'gliderId' | 'altitude' | 'airtime' | 'tags'>;

/** Takes the values that a new flight has in common with the last one. */
export function likeLast(flight: EditedFlight, last: CopiedFlight): EditedFlight {
  return {
    ...typedOver(flight, 'site', 'altitude', 'airtime'),
    siteId: String(last.siteId ?? ''),
    gliderId: String(last.gliderId ?? ''),
    altitude: altitudeText(last.altitude, flight.altitudeUnit),
    origin: last.altitude,
    isSled: false,
    beforeSled: null,
    ...airtimeFields(last.airtime),
    tags: showTags(last.tags),
  };
}

function typedOver(flight: EditedFlight, ...units: readonly Unit[]): EditedFlight {
  return { ...flight, filled: omitted(flight.filled, units) };
}
