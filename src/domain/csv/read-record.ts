import { type EntryResult, readWhole } from '../entry.ts';
import { type FlightInput, problemsOfFlight } from '../flight.ts';
import { problemsOfGlider } from '../glider.ts';
import type { LocalDate } from '../local-date.ts';
import type { Problem } from '../problem.ts';
import type { SiteInput } from '../site.ts';
import { type AltitudeUnit, type Metres, type Minutes, minutes } from '../units.ts';
import type { CsvCells } from './columns.ts';
import { unguardFormula } from './formula.ts';
import { metresOf, readNumber } from './numbers.ts';
import { readSite } from './read-site.ts';

/** The content of one record. */
export interface FlightRecord {
  readonly date: LocalDate;
  readonly airtime: Minutes;
  readonly altitude: Metres;
  readonly remarks: string;
  /** Null for a flight without one. */
  readonly site: SiteInput | null;
  /** A glider's name; null for a flight without one. */
  readonly glider: string | null;
}

/** Returns the flight, site and glider of a record, or all its problems. */
export function readRecord(cells: CsvCells, unit: AltitudeUnit): EntryResult<FlightRecord> {
  const airtime = readWhole(cells.airtime, { subject: 'flight', field: 'airtime' });
  const altitude = readNumber(cells.altitude, { subject: 'flight', field: 'altitude' });
  const site = readSite(cells, unit);
  const flight: FlightInput = {
    date: cells.date.trim(),
    time: null,
    siteId: null,
    gliderId: null,
    airtime: minutes(airtime.value),
    altitude: metresOf(altitude.value, unit),
    remarks: unguardFormula(cells.remarks),
  };
  const glider = unguardFormula(cells.glider).trim();
  const problems = [
    ...problemsOfFlight(flight),
    ...airtime.problems,
    ...altitude.problems,
    ...site.problems,
    ...problemsOfName(glider),
  ];
  if (problems.length > 0) return { state: 'wrong', problems };
  return { state: 'right', input: recordOf(flight, site.input, glider) };
}

/** Field by field: spreading tens of thousands of records would take half of the total time. */
function recordOf(
  { date, airtime, altitude, remarks }: FlightInput,
  site: SiteInput | null,
  glider: string,
): FlightRecord {
  return { date, airtime, altitude, remarks, site, glider: glider === '' ? null : glider };
}

function problemsOfName(glider: string): readonly Problem[] {
  if (glider === '') return [];
  return problemsOfGlider({ name: glider, initialFlightNum: 0, initialAirtime: minutes(0), remarks: '' });
}
