import { type Read, readAltitude, readWhole, showWhole } from './entry.ts';
import { type FlightFacts, problemsOfFlight } from './flight.ts';
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
export function readFlightEntry(entry: FlightEntry, before?: FlightFacts): Read<FlightFacts> {
  const altitude = readWhole(entry.altitude, 'flight', 'altitude');
  const hours = readWhole(entry.hours, 'flight', 'hours');
  const extraMinutes = readWhole(entry.minutes, 'flight', 'minutes');
  const facts: FlightFacts = {
    date: entry.date.trim(),
    time: entry.time.trim() === '' ? null : entry.time.trim(),
    siteId: readId(entry.siteId),
    gliderId: readId(entry.gliderId),
    altitude: readAltitude(altitude.value, entry.altitudeUnit, before?.altitude),
    airtime: airtimeOf(hours.value, extraMinutes.value),
    remarks: entry.remarks,
  };
  const problems = [...problemsOfFlight(facts), ...altitude.problems, ...hours.problems, ...extraMinutes.problems];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', facts };
}

/** Returns a flight as the form shows it; quantities of 0 as empty fields. */
export function flightEntryOf(facts: FlightFacts, altitudeUnit: AltitudeUnit): FlightEntry {
  const airtime = hoursAndMinutes(facts.airtime);
  return {
    date: facts.date,
    time: facts.time ?? '',
    siteId: facts.siteId === null ? '' : String(facts.siteId),
    gliderId: facts.gliderId === null ? '' : String(facts.gliderId),
    altitude: showWhole(altitudeIn(facts.altitude, altitudeUnit)),
    altitudeUnit,
    hours: showWhole(airtime.hours),
    minutes: showWhole(airtime.minutes),
    remarks: facts.remarks,
  };
}

function readId(text: string): number | null {
  return text === '' ? null : Number(text);
}
