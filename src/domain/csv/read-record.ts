import { type EntryResult, resultOf } from '../fields/entity.ts';
import type { ParsedValue } from '../fields/field.ts';
import { FLIGHT, type FlightInput } from '../fields/flight.ts';
import { GLIDER, type GliderInput } from '../fields/glider.ts';
import { SITE, type SiteInput } from '../fields/site.ts';
import type { Problem } from '../problem.ts';
import { problemsOfCoordinates } from '../site.ts';
import type { AltitudeUnit } from '../units.ts';
import { readCells } from './cells.ts';
import type { CsvCells } from './columns.ts';

/** The content of one record. */
export interface FlightRecord {
  readonly flight: FlightInput;
  /** Null for a flight without one. */
  readonly site: SiteInput | null;
  /** Null for a flight without one. */
  readonly glider: GliderInput | null;
}

/** Returns the flight, site and glider of a record, or all its problems. */
export function readRecord(cells: CsvCells, unit: AltitudeUnit): EntryResult<FlightRecord> {
  const flight = readCells(FLIGHT, cells, unit);
  const site = readSite(cells, unit);
  const glider = readGlider(cells, unit);
  return resultOf({
    value: { flight: flight.value, site: site.value, glider: glider.value },
    problems: [...flight.problems, ...site.problems, ...glider.problems],
  });
}

/** Returns the site of a record. A place without a name is a problem: it could not be found again. */
function readSite(cells: CsvCells, unit: AltitudeUnit): ParsedValue<SiteInput | null, Problem> {
  const { value, problems } = readCells(SITE, { ...cells, remarks: '' }, unit);
  const all = [...problems, ...problemsOfCoordinates(value)];
  if (value.name !== '') return { value, problems: all };
  const hasPlace = value.location !== '' || value.lat !== null || value.lng !== null;
  return {
    value: null,
    problems: problems.filter(({ field }) => field === 'launchAltitude' || (hasPlace && field === 'name')),
  };
}

function readGlider({ glider }: CsvCells, unit: AltitudeUnit): ParsedValue<GliderInput | null, Problem> {
  const reading = readCells(GLIDER, { glider }, unit);
  return reading.value.name === '' ? { value: null, problems: [] } : reading;
}
