import type { FlightEntry } from '#domain/fields/flight';
import { showWhole } from '#domain/fields/numbers';
import type { Flight } from '#domain/flight';
import { coordinatesOfSite, knownLaunchAltitude, type Site } from '#domain/site';
import { showTags } from '#domain/tags';
import type { FlightProposal } from '#domain/track/proposal';
import { type AltitudeUnit, hoursAndMinutes, type Minutes } from '#domain/units';
import { altitudeText } from '#web/parts/form/altitude-field.tsx';
import type { AltitudeFields } from './flight-draft.ts';

/** Fields of a flight form that are filled automatically. */
export type FilledFields = Partial<Pick<FlightEntry, (typeof COPIED_FIELDS)[number]>>;

/** See {@link FilledFields}. */
export const COPIED_FIELDS = [
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

/** Returns the values that a chosen track fills in; the altitude in the form's unit. */
export function fieldsOfProposal(proposal: FlightProposal<Site>, unit: AltitudeUnit): FilledFields {
  const { site, altitude, airtime } = proposal;
  return {
    ...whenOfProposal(proposal),
    ...(site && { siteId: String(site.id) }),
    ...(altitude !== null && { altitude: altitudeText(altitude, unit) }),
    ...(airtime !== null && fieldsOfAirtime(airtime)),
  };
}

/** Returns what a new flight has in common with the last one; the altitude in the form's unit. */
export function fieldsOfLast(last: CopiedFlight, unit: AltitudeUnit): FilledFields {
  return {
    siteId: String(last.siteId ?? ''),
    gliderId: String(last.gliderId ?? ''),
    altitude: altitudeText(last.altitude, unit),
    ...fieldsOfAirtime(last.airtime),
    tags: showTags(last.tags),
  };
}

/** What a flight like another one takes from it. */
export type CopiedFlight = Pick<Flight, 'siteId' | 'gliderId' | 'altitude' | 'airtime' | 'tags'>;

function fieldsOfAirtime(airtime: Minutes): FilledFields {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return { hours: showWhole(hours), minutes: showWhole(minutes) };
}

/** Returns the date, and the time if a time zone was found. */
export function whenOfProposal({ date, time }: FlightProposal<Site>): FilledFields {
  return { date, ...(time !== null && { time }) };
}

/** Returns what a sled ride fills in: the launch altitude of the selected site; null where that is unknown. */
export function fieldsOfSledRide(site: Site, altitudeUnit: AltitudeUnit): AltitudeFields | null {
  const origin = knownLaunchAltitude(site);
  return origin === null ? null : { altitude: altitudeText(origin, altitudeUnit), altitudeUnit, origin };
}

/** Returns whether a takeoff far from all known sites may still be at this one: its coordinates are unknown. */
export function mayBeAt(site: Site | undefined): boolean {
  return site !== undefined && coordinatesOfSite(site) === null;
}
