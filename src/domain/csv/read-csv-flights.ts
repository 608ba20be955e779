import { type EntryResult, resultOf } from '../fields/entity.ts';
import { type ParsedValue, uncheckedFromEntries } from '../fields/field.ts';
import { FLIGHT, type FlightInput } from '../fields/flight.ts';
import { GLIDER, type GliderInput } from '../fields/glider.ts';
import { SITE, type SiteInput } from '../fields/site.ts';
import type { Problem } from '../problem.ts';
import { problemsOfCoordinates } from '../site.ts';
import { nameKey } from '../text.ts';
import type { AltitudeUnit } from '../units.ts';
import { readCells } from './cells.ts';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './columns.ts';

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

/** A CSV file split into rows of cells; empty rows are included. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[];
  /** Index in `rows` of a quote that is not closed properly; null when all are. */
  readonly openQuoteAt: number | null;
}

/** The content of one record. */
interface FlightRecord {
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

/** Collects the items that records name, each once, whatever its case. */
interface ItemsByName<Item> {
  /** Adds an item, or merges it with one of the same name; returns its index in `items`. */
  readonly add: (item: Item) => number;
  /** In the order of their first occurrence. */
  readonly items: readonly Item[];
}

/** Returns an empty collection; `merge` combines an item with a later one of the same name. */
export function itemsByName<Item extends { readonly name: string }>(
  merge: (known: Item, again: Item) => Item,
): ItemsByName<Item> {
  const items: Item[] = [];
  const places = new Map<string, number>();
  return {
    items,
    add: (item) => {
      const key = nameKey(item.name);
      const place = places.get(key) ?? items.length;
      const known = items[place];
      items[place] = known ? merge(known, item) : item;
      places.set(key, place);
      return place;
    },
  };
}

/** The index of each known column in the rows of a file. */
export interface CsvHeader {
  readonly places: ReadonlyMap<CsvColumn, number>;
  /** Number of cells of a row, unknown columns included. */
  readonly width: number;
}

/** The result of reading a file's first row. */
type HeaderReading =
  | { readonly state: 'right'; readonly header: CsvHeader }
  | { readonly state: 'wrong'; readonly problem: Problem };

const NAMES: ReadonlyMap<string, CsvColumn> = new Map(CSV_COLUMNS.map((column) => [plainName(column), column]));
const NO_CELLS: CsvCells = uncheckedFromEntries(CSV_COLUMNS.map((column) => [column, '']));

/** Finds the columns by their names, in any case and order; other columns are ignored. */
export function readCsvHeader(row: readonly string[]): HeaderReading {
  const places = new Map<CsvColumn, number>();
  for (const [place, name] of row.entries()) {
    const column = NAMES.get(plainName(name));
    if (column === undefined) continue;
    if (places.has(column)) return wrong({ subject: 'file', field: column, code: 'doubledColumn' });
    places.set(column, place);
  }
  if (!places.has('date')) return wrong({ subject: 'file', field: 'csv', code: 'noHeader' });
  return { state: 'right', header: { places, width: row.length } };
}

export function cellsByColumn(row: readonly string[], { places }: CsvHeader): CsvCells {
  const cells: Record<CsvColumn, string> = { ...NO_CELLS };
  for (const [column, place] of places) cells[column] = row[place] ?? '';
  return cells;
}

/** Returns whether a row has text beyond the header's columns: a sign of missing quotes. */
export function isTooWide(row: readonly string[], { width }: CsvHeader): boolean {
  return row.slice(width).some((cell) => cell.trim() !== '');
}

function wrong(problem: Problem): HeaderReading {
  return { state: 'wrong', problem };
}

/** 'Launch altitude' and 'launch_altitude' are 'launchAltitude'. */
function plainName(name: string): string {
  return name.replace(/[\s_-]/g, '').toLowerCase();
}
