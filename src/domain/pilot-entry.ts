import { type EntryResult, readWhole, showWhole } from './entry.ts';
import { type PilotInput, problemsOfPilot } from './pilot.ts';
import { type AltitudeUnit, airtimeOf, type DistanceUnit, hoursAndMinutes } from './units.ts';

/** A pilot as entered in the form: texts as typed, and the chosen units. */
export interface PilotEntry {
  readonly userName: string;
  readonly initialFlightNum: string;
  readonly hours: string;
  readonly minutes: string;
  readonly altitudeUnit: AltitudeUnit;
  readonly distanceUnit: DistanceUnit;
}

/** Returns the pilot's values that were typed, or all their problems. */
export function readPilotEntry(entry: PilotEntry): EntryResult<PilotInput> {
  const { altitudeUnit, distanceUnit } = entry;
  const flights = readWhole(entry.initialFlightNum, { subject: 'pilot', field: 'initialFlightNum' });
  const hours = readWhole(entry.hours, { subject: 'pilot', field: 'hours' });
  const extraMinutes = readWhole(entry.minutes, { subject: 'pilot', field: 'minutes' });
  const input: PilotInput = {
    userName: entry.userName.trim(),
    initialFlightNum: flights.value,
    initialAirtime: airtimeOf(hours.value, extraMinutes.value),
    altitudeUnit,
    distanceUnit,
  };
  const typed = [...flights.problems, ...hours.problems, ...extraMinutes.problems];
  const problems = [...problemsOfPilot(input), ...typed];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', input };
}

/** Returns a pilot as the form shows it; quantities of 0 as empty fields. */
export function pilotEntryOf({ userName, initialFlightNum, initialAirtime, ...units }: PilotInput): PilotEntry {
  const airtime = hoursAndMinutes(initialAirtime);
  return {
    userName,
    initialFlightNum: showWhole(initialFlightNum),
    hours: showWhole(airtime.hours),
    minutes: showWhole(airtime.minutes),
    altitudeUnit: units.altitudeUnit,
    distanceUnit: units.distanceUnit,
  };
}
