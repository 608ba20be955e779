import { type EntryResult, readAltitude, readWhole, showWhole } from './entry.ts';
import { type FlightInput, problemsOfFlight } from './flight.ts';
import { type AltitudeUnit, airtimeOf, altitudeIn, hoursAndMinutes } from './units.ts';

/** A flight as entered in the form: texts as typed, the altitude in `altitudeUnit`. */
export interface FlightEntry {
  readonly date: string;
  readonly time: string;
  /** An id as text; empty for none. */
  readonly siteId: string;
  readonly gliderId: string;
  readonly altitude: string;
  readonly altitudeUnit: AltitudeUnit;
  readonly hours: string;
  readonly minutes: string;
  readonly remarks: string;
}

/**
 * Returns the flight that was typed, or all its problems. `before` is the flight as it was when the form was opened.
 */
export function readFlightEntry(entry: FlightEntry, before?: FlightInput): EntryResult<FlightInput> {
  const altitude = readWhole(entry.altitude, { subject: 'flight', field: 'altitude' });
  const hours = readWhole(entry.hours, { subject: 'flight', field: 'hours' });
  const extraMinutes = readWhole(entry.minutes, { subject: 'flight', field: 'minutes' });
  const input: FlightInput = {
    date: entry.date.trim(),
    time: entry.time.trim() === '' ? null : entry.time.trim(),
    siteId: readId(entry.siteId),
    gliderId: readId(entry.gliderId),
    altitude: readAltitude(altitude.value, entry.altitudeUnit, before?.altitude),
    airtime: airtimeOf(hours.value, extraMinutes.value),
    remarks: entry.remarks,
  };
  const problems = [...problemsOfFlight(input), ...altitude.problems, ...hours.problems, ...extraMinutes.problems];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', input };
}

/** Returns a flight as the form shows it; quantities of 0 as empty fields. */
export function flightEntryOf(input: FlightInput, altitudeUnit: AltitudeUnit): FlightEntry {
  const airtime = hoursAndMinutes(input.airtime);
  return {
    date: input.date,
    time: input.time ?? '',
    siteId: input.siteId === null ? '' : String(input.siteId),
    gliderId: input.gliderId === null ? '' : String(input.gliderId),
    altitude: showWhole(altitudeIn(input.altitude, altitudeUnit)),
    altitudeUnit,
    hours: showWhole(airtime.hours),
    minutes: showWhole(airtime.minutes),
    remarks: input.remarks,
  };
}

function readId(text: string): number | null {
  return text === '' ? null : Number(text);
}
