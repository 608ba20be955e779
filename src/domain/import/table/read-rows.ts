import { cleanTags, problemsOfTags, readTags } from '#domain/tags';
import { areDegrees } from '../../coordinates.ts';
import { unguardFormula } from '../../csv/formula.ts';
import type { Coordinates } from '../../geo.ts';
import { codePointLength, fitText, MAX_LOCATION, MAX_NAME, MAX_REMARKS, nameKey } from '../../text.ts';
import { altitudeIn, degrees, type Metres, metres, metresFrom, minutes } from '../../units.ts';
import { readCoordinates, readDegrees } from '../../written-coordinates.ts';
import { isGroundHandling } from './activities.ts';
import { durationFormat } from './duration-readings.ts';
import { filledRows } from './filled-rows.ts';
import { keptLines, withKept } from './kept-lines.ts';
import { type DurationFormat, readNumber } from './quantity-cell.ts';
import { columnsByField, type MappedCell, RowCells } from './row-cells.ts';
import type { FlightsBefore, RefusedRow, RowFlight, RowHandling, RowProblem, RowsReading } from './row-flight.ts';
import { rowTimesOf } from './row-times.ts';
import { MOST_SPLIT, readCount, splitFlight } from './several-flights.ts';
import type { SourceTable } from './source-table.ts';
import { type KeptColumn, OWN_LAYOUT, type TableField, type TableMapping } from './table-mapping.ts';

/** The highest altitude that is accepted, in metres. */
const MAX_ALTITUDE = 12_000;
const FEET =
  /^(?:ft|feet|foot|fuß|fuss|pieds?|piedi|pies|pés|stóp|stop|stop|fot|fod|láb|voet)(?: (?:a ?m ?s ?l|m ?s ?l))?$/;
/** Metres, and what languages write behind them: above the sea, by this or that datum; other units would be wrong altitudes. */
const METRES =
  /^(?:(?:m|м|mt|mts|mtr|meters?|metres?|mètres?|metri|metros?|метр\p{L}*)(?: (?:a ?)?(?:m ?s ?l|s ?l(?: ?m)?|s ?n ?m|n ?[nhmv](?: ?[nm])?|ü ?(?:b ?)?(?:m|nn|nhn|a)|ue ?(?:m|nn|nhn)|amsl|npm|n ?p ?m|d ?p ?l|moh|o ?h|ö ?h|asl|qnh|alt|d altitude|над ур\p{L}* ?\p{L}*|н ?у ?м))?|nn|nhn|nmh|m(?:asl|amsl|slm|snm|nm|oh|öh|üm|npm|dpl)|n?m ?n ?m|a?msl)$/u;

/** So many rows are read between two pauses. */
const STEP_ROWS = 250;

/** Returns the flights in the rows of a table, as a mapping says, and the rows that cannot be read. */
export function readRows(table: SourceTable, mapping: TableMapping): RowsReading {
  const steps = readRowsInSteps(table, mapping);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Reads rows as {@link readRows} does, with pauses in which others can work: 20,000 rows take a second. */
export function* readRowsInSteps(table: SourceTable, mapping: TableMapping): Generator<undefined, RowsReading> {
  const columns = columnsByField(mapping);
  const format = durationFormat(table, mapping);
  const first = (mapping.headerRow ?? -1) + 1;
  const flights: RowFlight[] = [];
  const handlings: RowHandling[] = [];
  const refused: RefusedRow[] = [];
  const before: FlightsBefore[] = [];
  let leftOut = 0;
  for (const [index, row] of filledRows(table, mapping, format).entries()) {
    if (index % STEP_ROWS === STEP_ROWS - 1) yield;
    const cells = new RowCells(row, first + index + 1, columns);
    const reading = readingOf(row, cells, { table, mapping, format });
    const { flights: read = [], handling = [], ...others } = reading ?? {};
    flights.push(...read);
    handlings.push(...[handling].flat());
    refused.push(...[others.refused ?? []].flat());
    before.push(...[others.before ?? []].flat());
    leftOut += Number(reading === null);
  }
  return { flights, handlings, refused, before, leftOut };
}

interface RowReading {
  readonly flights?: readonly RowFlight[];
  readonly handling?: RowHandling;
  readonly refused?: RefusedRow;
  readonly before?: FlightsBefore;
}

interface RowContext {
  readonly table: SourceTable;
  readonly mapping: TableMapping;
  readonly format: DurationFormat;
}

/** Returns null for a row that is left out. */
function readingOf(row: readonly string[], cells: RowCells, { table, mapping, format }: RowContext): RowReading | null {
  if (isHandlingRow(cells, mapping)) return handlingOf(row, cells, { mapping, format });
  const flight = flightOf(cells, mapping, format);
  const count = flight === null ? 1 : countOf(cells, table);
  if (cells.refused) return { refused: cells.refused };
  if (flight === null) return null;
  if (count > MOST_SPLIT && table.manyFlights === 'before')
    return { before: { flights: count, airtime: flight.airtime ?? minutes(0) } };
  const whole = { ...flight, ...keptOf(flight.remarks, row, mapping), row: cells.number };
  return { flights: splitFlight(whole, count) };
}

/** Whether a row is ground handling: its activity says so, and is none of those that the pilot has chosen as flights. */
function isHandlingRow(cells: RowCells, mapping: TableMapping): boolean {
  const kinds = cells.areEmpty ? [] : cells.all('activity');
  if (!kinds.some(({ value }) => isGroundHandling(value))) return false;
  return mapping.onlyActivity === null || isLeftOut(cells, mapping);
}

/** What ground handling has a field for, or what has made the row ground handling. */
const HANDLING_FIELDS: readonly TableField[] = ['date', 'duration', 'glider', 'remarks', 'activity'];

function handlingOf(
  row: readonly string[],
  cells: RowCells,
  { mapping, format }: Pick<RowContext, 'mapping' | 'format'>,
): RowReading {
  const times = rowTimesOf(cells, mapping, format);
  const duration = times?.airtime ?? null;
  if (times !== null && (duration === null || duration === 0)) cells.refuse('duration', 'badDuration');
  const [gliderName, remarks] = [nameIn(cells, 'glider', ' '), remarksIn(cells)];
  if (cells.refused) return { refused: cells.refused };
  if (times === null || duration === null) return {};
  const words = { gliderName, remarks: withKept(remarks, keptLines(row, columnsKeptOfHandling(mapping))) };
  return { handling: { row: cells.number, date: times.date, duration, ...words } };
}

/** The site, tags and all else of a flight are kept in the remarks, with the columns that have no field for flights either. */
function columnsKeptOfHandling({ columns, kept = [] }: TableMapping): readonly KeptColumn[] {
  const others = columns.filter(({ field }) => !HANDLING_FIELDS.includes(field));
  return [...others, ...kept].sort((a, b) => a.column - b.column);
}

/** How many flights a row stands for; the cells have its problem. */
function countOf(cells: RowCells, { manyFlights }: SourceTable): number {
  const count = cells.read('count', 'badCount', readCount) ?? 1;
  if (count === 0) cells.refuse('count', 'zeroFlights');
  if (count > MOST_SPLIT && manyFlights === undefined) cells.refuse('count', 'manyFlights');
  return count;
}

function isLeftOut(cells: RowCells, { onlyActivity }: TableMapping): boolean {
  if (cells.areEmpty) return true;
  if (onlyActivity === null) return false;
  const wanted = onlyActivity.split('|').map(nameKey);
  return !cells.all('activity').some(({ value }) => wanted.includes(nameKey(value)));
}

/** Returns null for a row that is left out. */
function flightOf(cells: RowCells, mapping: TableMapping, format: DurationFormat): Omit<RowFlight, 'row'> | null {
  if (isLeftOut(cells, mapping)) return null;
  const times = rowTimesOf(cells, mapping, format);
  const siteName = nameIn(cells, 'site', ', ');
  const values = {
    siteName,
    ...(siteName !== '' && siteDetailsIn(cells, mapping)),
    gliderName: nameIn(cells, 'glider', ' '),
    remarks: remarksIn(cells),
    ...tagsIn(cells, mapping),
    altitude: altitudeOf(cells, 'altitude', mapping),
    launch: launchIn(cells),
  };
  return times && { ...times, ...values };
}

/** A name of one or several columns. */
function nameIn(cells: RowCells, field: 'site' | 'glider', separator: string): string {
  const name = cells.all(field).map(({ value }) => unguardFormula(value).replaceAll(/ {2,}/g, ' '));
  return fitting(cells, field, { text: name.join(separator), max: MAX_NAME });
}

/** Nothing where the row says nothing of its site. */
function siteDetailsIn(cells: RowCells, mapping: TableMapping): Pick<RowFlight, 'siteDetails'> {
  const words = cells.all('location').map(({ value }) => unguardFormula(value));
  const location = fitting(cells, 'location', { text: words.join(', '), max: MAX_LOCATION });
  const launchAltitude = altitudeOf(cells, 'launchAltitude', mapping);
  return location === '' && launchAltitude === null ? {} : { siteDetails: { location, launchAltitude } };
}

/** The remarks as they are, other columns as a line with their header. */
function remarksIn(cells: RowCells): string {
  const lines = cells.all('remarks').map(lineOf);
  return fitting(cells, 'remarks', { text: lines.join('\n'), max: MAX_REMARKS });
}

/** The remarks with the cells that are kept; those are never refused. */
function keptOf(
  remarks: string,
  row: readonly string[],
  { kept: columns = [] }: TableMapping,
): Pick<RowFlight, 'remarks' | 'ownRemarks'> {
  const kept = keptLines(row, columns);
  return kept === '' ? { remarks } : { remarks: withKept(remarks, kept), ownRemarks: remarks };
}

function lineOf({ label, value }: MappedCell): string {
  const text = unguardFormula(value);
  return label === '' ? text : `${label}: ${text}`;
}

const TAG_PROBLEMS: Readonly<Partial<Record<string, RowProblem>>> = {
  tooManyTags: 'tooManyTags',
  tagTooLong: 'tagTooLong',
};

/** The tags of one or several columns, by the rules of the form; other programs separate them by semicolons, too. */
function tagsIn(cells: RowCells, { name }: TableMapping): Pick<RowFlight, 'tags'> {
  const texts = cells.all('tags').map(({ value }) => unguardFormula(value));
  const tags = cleanTags(texts.flatMap((text) => readTags(name === OWN_LAYOUT ? text : text.replaceAll(';', ','))));
  const [problem] = problemsOfTags(tags);
  if (problem) cells.refuse('tags', TAG_PROBLEMS[problem.code] ?? 'badTags');
  return tags.length === 0 ? {} : { tags };
}

function fitting(
  cells: RowCells,
  field: 'site' | 'location' | 'glider' | 'remarks',
  { text, max }: { readonly text: string; readonly max: number },
): string {
  if (text.length > max && codePointLength(text) > max) cells.refuse(field, 'tooLong');
  return fitText(text, max, field === 'remarks' ? 'several' : 'one');
}

/** An altitude; 0 is not known, and neither is one below the sea. */
function altitudeOf(
  cells: RowCells,
  field: 'altitude' | 'launchAltitude',
  { altitudeIn: unit, decimal }: TableMapping,
): Metres | null {
  const altitude = cells.read(field, 'badAltitude', (text) => {
    const number = readNumber(text, { decimal, mayBeGrouped: true });
    const cellUnit = number && unitOfAltitude(number.unit, unit);
    if (number === null || cellUnit === null) return null;
    const read =
      cellUnit === 'ft' ? metresOfFeet(number.value) : metres(Math.round(number.value * METRES_IN[cellUnit]));
    if (read < 0) return metres(0);
    return read <= MAX_ALTITUDE ? read : null;
  });
  return altitude === 0 ? null : altitude;
}

/** Whole metres, unless they would be shown as other feet: 1,500 ft stay 1,500 ft. */
function metresOfFeet(feet: number): Metres {
  const exact = metresFrom(feet, 'feet');
  const whole = metres(Math.round(exact));
  return altitudeIn(whole, 'feet') === Math.round(feet) ? whole : exact;
}

const METRES_IN = { m: 1, kilometres: 1_000 } as const;

/** The unit of an altitude, by its cell, or else its column; null for one that is none of altitudes. */
function unitOfAltitude(written: string, column: TableMapping['altitudeIn']): TableMapping['altitudeIn'] | null {
  if (written === '') return column;
  if (FEET.test(written)) return 'ft';
  return METRES.test(written) ? 'm' : null;
}

/** The launch, also as a pair in one column; null when a part is missing, or it is 0° 0°, which stands for an unknown one. */
function launchIn(cells: RowCells): Coordinates | null {
  const place = cells.has('longitude')
    ? placeOfTwo(cells)
    : cells.readLong('latitude', 'badCoordinates', readCoordinates);
  return place?.lat === 0 && place.lng === 0 ? null : place;
}

function placeOfTwo(cells: RowCells): Coordinates | null {
  const lat = cells.read('latitude', 'badCoordinates', readDegrees);
  const lng = cells.read('longitude', 'badCoordinates', readDegrees);
  if (lat === null || lng === null) return null;
  if (!areDegrees(lat, lng)) cells.refuse('latitude', 'badCoordinates');
  return { lat: degrees(lat), lng: degrees(lng) };
}
