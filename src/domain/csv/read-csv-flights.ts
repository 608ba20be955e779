import type { FlightInput } from '../fields/flight.ts';
import type { GliderInput } from '../fields/glider.ts';
import type { SiteInput } from '../fields/site.ts';
import type { Problem } from '../problem.ts';
import type { AltitudeUnit } from '../units.ts';
import type { CsvTable } from './csv-table.ts';
import { type CsvHeader, cellsByColumn, isTooWide, readCsvHeader } from './header.ts';
import { itemsByName } from './items-by-name.ts';
import { type FlightRecord, readRecord } from './read-record.ts';

/** Most records of a file: more would take the server longer than a browser waits. */
export const MAX_RECORDS = 50_000;

/** A flight of a file; its site and glider by their indexes in the lists beside it. */
export interface ImportedFlight extends Omit<FlightInput, 'siteId' | 'gliderId'> {
  readonly siteIndex: number | null;
  readonly gliderIndex: number | null;
}

/** The content of a file: every site and glider once, by name. */
export interface ImportedLogbook {
  readonly sites: readonly SiteInput[];
  readonly gliders: readonly GliderInput[];
  /** In the order of the file. */
  readonly flights: readonly ImportedFlight[];
}

/** A record with problems; the first one after the header is 1. Empty lines count, as in a spreadsheet. */
export interface InvalidRecord {
  readonly record: number;
  readonly problems: readonly Problem[];
}

/** The result of reading a file of flights. */
export type CsvImport =
  | { readonly state: 'read'; readonly logbook: ImportedLogbook }
  /** The file as a whole cannot be read. */
  | { readonly state: 'unreadable'; readonly problem: Problem }
  | { readonly state: 'wrong'; readonly records: readonly InvalidRecord[] };

/** Most rows to split a file into: one more than a header and the most records, so that excess is detected. */
export const MAX_ROWS = MAX_RECORDS + 2;

/** Reads the rows of a CSV file, whose altitudes are in the pilot's unit. */
export function readCsvFlights(file: CsvTable, unit: AltitudeUnit): CsvImport {
  if (file.rows.length >= MAX_ROWS) return { state: 'unreadable', problem: TOO_MANY_RECORDS };
  const headerAt = file.rows.findIndex((row) => !isEmpty(row));
  if (file.openQuoteAt === headerAt) return { state: 'unreadable', problem: OPEN_QUOTE };
  const reading = readCsvHeader(file.rows[headerAt] ?? []);
  if (reading.state === 'wrong') return { state: 'unreadable', problem: reading.problem };
  return readRecords(file, { headerAt, header: reading.header, unit });
}

const OPEN_QUOTE: Problem = { subject: 'file', field: 'csv', code: 'openQuote' };
const TOO_MANY_RECORDS: Problem = { subject: 'file', field: 'csv', code: 'tooManyRecords', max: MAX_RECORDS };

interface RecordsStart {
  readonly headerAt: number;
  readonly header: CsvHeader;
  readonly unit: AltitudeUnit;
}

function readRecords({ rows, openQuoteAt }: CsvTable, { headerAt, header, unit }: RecordsStart): CsvImport {
  const found: FlightRecord[] = [];
  const bad: InvalidRecord[] = [];
  for (let at = headerAt + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (isEmpty(row)) continue;
    const shape = problemsOfShape(row, header, at === openQuoteAt);
    const record =
      shape.length > 0 ? ({ state: 'wrong', problems: shape } as const) : readRecord(cellsByColumn(row, header), unit);
    if (record.state === 'right') found.push(record.input);
    else bad.push({ record: at - headerAt, problems: record.problems });
  }
  return bad.length > 0 ? { state: 'wrong', records: bad } : { state: 'read', logbook: logbookOf(found) };
}

function problemsOfShape(row: readonly string[], header: CsvHeader, isOpen: boolean): readonly Problem[] {
  if (isOpen) return [OPEN_QUOTE];
  return isTooWide(row, header) ? [{ subject: 'file', field: 'csv', code: 'tooManyCells' }] : [];
}

function logbookOf(records: readonly FlightRecord[]): ImportedLogbook {
  const sites = itemsByName(fillGaps);
  const gliders = itemsByName<GliderInput>((known) => known);
  const flights = records.map(({ flight: { siteId: _site, gliderId: _glider, ...flight }, site, glider }) => ({
    ...flight,
    siteIndex: site && sites.add(site),
    gliderIndex: glider && gliders.add(glider),
  }));
  return { sites: sites.items, gliders: gliders.items, flights };
}

/** Merges a site named by several records: the first one counts, later ones fill its empty values. */
function fillGaps(known: SiteInput, again: SiteInput): SiteInput {
  const place = known.lat === null ? again : known;
  return {
    ...known,
    location: known.location || again.location,
    lat: place.lat,
    lng: place.lng,
    launchAltitude: known.launchAltitude || again.launchAltitude,
  };
}

function isEmpty(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}
