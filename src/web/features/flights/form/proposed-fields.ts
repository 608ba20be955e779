import { showWhole } from '#domain/entry';
import type { FlightEntry } from '#domain/flight-entry';
import type { Site } from '#domain/site';
import type { FlightProposal } from '#domain/track/proposal';
import { type AltitudeUnit, altitudeIn, hoursAndMinutes } from '#domain/units';

/** Fields of a flight form that something else than the pilot's fingers fills. */
export type FilledFields = Partial<FlightEntry>;

/** What choosing a track fills in (spec, section 4); the altitude in the unit that the form has. */
export function fieldsOfProposal(proposal: FlightProposal<Site>, unit: AltitudeUnit): FilledFields {
  const { hours, minutes } = hoursAndMinutes(proposal.airtime);
  return {
    ...whenOfProposal(proposal),
    ...(proposal.site && { siteId: String(proposal.site.id) }),
    altitude: showWhole(altitudeIn(proposal.altitude, unit)),
    hours: showWhole(hours),
    minutes: showWhole(minutes),
  };
}

/** The date, and the time if a time zone was found. */
export function whenOfProposal({ date, time }: FlightProposal<Site>): FilledFields {
  return { date, ...(time !== null && { time }) };
}

/** What ticking 'sled ride' fills in: the launch altitude of the chosen site. */
export function fieldsOfSledRide(site: Site, unit: AltitudeUnit): FilledFields {
  return { altitude: showWhole(altitudeIn(site.launchAltitude, unit)), altitudeUnit: unit };
}
