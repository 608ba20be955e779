import { type Read, readWhole, showWhole } from './entry.ts';
import { type GliderFacts, problemsOfGlider } from './glider.ts';
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
export function readGliderEntry(entry: GliderEntry): Read<GliderFacts> {
  const flights = readWhole(entry.initialFlightNum, 'glider', 'initialFlightNum');
  const hours = readWhole(entry.hours, 'glider', 'hours');
  const extraMinutes = readWhole(entry.minutes, 'glider', 'minutes');
  const facts: GliderFacts = {
    name: entry.name.trim(),
    initialFlightNum: flights.value,
    initialAirtime: airtimeOf(hours.value, extraMinutes.value),
    remarks: entry.remarks,
  };
  const problems = [...problemsOfGlider(facts), ...flights.problems, ...hours.problems, ...extraMinutes.problems];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', facts };
}

/** Returns a glider as the form shows it; quantities of 0 as empty fields. */
export function gliderEntryOf(facts: GliderFacts): GliderEntry {
  const airtime = hoursAndMinutes(facts.initialAirtime);
  return {
    name: facts.name,
    initialFlightNum: showWhole(facts.initialFlightNum),
    hours: showWhole(airtime.hours),
    minutes: showWhole(airtime.minutes),
    remarks: facts.remarks,
  };
}
