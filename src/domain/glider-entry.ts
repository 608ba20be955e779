import { type EntryResult, readWhole, showWhole } from './entry.ts';
import { type GliderInput, problemsOfGlider } from './glider.ts';
import { airtimeOf, hoursAndMinutes } from './units.ts';

/** A glider as entered in the form: texts as typed. */
export interface GliderEntry {
  readonly name: string;
  readonly initialFlightNum: string;
  readonly hours: string;
  readonly minutes: string;
  readonly remarks: string;
}

/** Returns the glider that was typed, or all its problems. */
export function readGliderEntry(entry: GliderEntry): EntryResult<GliderInput> {
  const flights = readWhole(entry.initialFlightNum, { subject: 'glider', field: 'initialFlightNum' });
  const hours = readWhole(entry.hours, { subject: 'glider', field: 'hours' });
  const extraMinutes = readWhole(entry.minutes, { subject: 'glider', field: 'minutes' });
  const input: GliderInput = {
    name: entry.name.trim(),
    initialFlightNum: flights.value,
    initialAirtime: airtimeOf(hours.value, extraMinutes.value),
    remarks: entry.remarks,
  };
  const problems = [...problemsOfGlider(input), ...flights.problems, ...hours.problems, ...extraMinutes.problems];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', input };
}

/** Returns a glider as the form shows it; quantities of 0 as empty fields. */
export function gliderEntryOf(input: GliderInput): GliderEntry {
  const airtime = hoursAndMinutes(input.initialAirtime);
  return {
    name: input.name,
    initialFlightNum: showWhole(input.initialFlightNum),
    hours: showWhole(airtime.hours),
    minutes: showWhole(airtime.minutes),
    remarks: input.remarks,
  };
}
