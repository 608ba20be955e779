import { readCoordinates, readDegrees } from '../../written-coordinates.ts';
import { readDate, readDayNumber } from './date-cell.ts';
import { headersAt } from './header-rows.ts';
import { durationPart, fieldOfHeader, fieldsOfHeader, isLandingHeader, plainHeader } from './header-words.ts';
import { isWrittenDuration, readDuration, readNumber } from './quantity-cell.ts';
import { readCount } from './several-flights.ts';
import { type SourceTable, tellingCells } from './source-table.ts';
import { DATE_ORDERS, type MappedColumn, type TableField } from './table-mapping.ts';
import { readClock, readOffset, readTime } from './time-cell.ts';

/** A header row is among so many first rows. */
const HEADER_AMONG = 20;

/** Returns the index of the row with the most headers, else of the row above the first date; null without one. */
export function findHeaderRow(table: SourceTable): number | null {
  const first = table.rows.slice(0, HEADER_AMONG);
  const counts = first.map((_, row) => headersIn(headersAt(table, row)));
  const most = Math.max(0, ...counts);
  if (most > 1) return counts.indexOf(most);
  const firstDate = first.findIndex((row) => row.some(isDate));
  return firstDate > 0 ? firstDate - 1 : null;
}

/** How many fields the cells of a row name; a row with a date is a flight. */
function headersIn(row: readonly string[]): number {
  return row.some(isDate) ? 0 : new Set(row.map(fieldOfHeader).filter(Boolean)).size;
}

/**
 * Returns what the columns of a table are probably for: by the words of their headers, as far as their content agrees, else by their
 * content. Each field has one column, remarks any number.
 */
export function proposeColumns(table: SourceTable, headerRow: number | null): readonly MappedColumn[] {
  const headers = headersAt(table, headerRow);
  const width = table.rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => {
    const header = headers[column] ?? '';
    const cells = tellingCells(table, headerRow, column);
    const content = contentOf(cells);
    const fields = isRunningTotal(header, cells) ? [] : fieldsOfHeader(header);
    const field = fields.map((each) => agreed(each, { content, cells, header })).find((each) => each !== null) ?? null;
    return { column, header, content, cells, field };
  });
  const named = onePerField(
    withLanding(withSite(withDay(columns))).flatMap(({ field, ...column }) =>
      field === null ? [] : [{ ...column, field }],
    ),
  );
  return [...named, ...byContent(columns, named)].sort((a, b) => a.column - b.column);
}

/** Whether a column of sums grows from flight to flight: no airtimes do. */
function isRunningTotal(header: string, cells: readonly string[]): boolean {
  const sums = cells.map((cell) => readDuration(cell, { unit: 'hours', decimal: 'auto' }) ?? 0);
  const grows = sums.slice(1).map((sum, i) => sum > (sums[i] ?? 0));
  return isTotalHeader(header) && sums.length > 2 && (!grows.includes(false) || !grows.includes(true));
}

interface JudgedColumn {
  readonly column: number;
  readonly header: string;
  readonly content: Content;
  readonly cells: readonly string[];
  readonly field: TableField | null;
}

/** Where no header says which day it was, times of the launch that have their day say it. */
function withDay(columns: readonly JudgedColumn[]): readonly JudgedColumn[] {
  if (columns.some(({ field }) => field === 'date')) return columns;
  const hasDays = ({ field, content, cells }: JudgedColumn): boolean =>
    field === 'time' && (content === 'dates' || areDayNumbers(cells));
  return columns.map((column) => (hasDays(column) ? { ...column, field: 'date' } : column));
}

/** A place is where the flight began where nothing else says it, and the location of the site where something does. */
function withSite(columns: readonly JudgedColumn[]): readonly JudgedColumn[] {
  const isOf = (field: TableField) => (column: JudgedColumn) => column.field === field;
  const place = columns.find(isOf('site')) ?? columns.find(isOf('location'));
  const isSame = ({ header }: JudgedColumn): boolean => plainHeader(header) === plainHeader(place?.header ?? '');
  return columns.map((column) => {
    if (column === place) return { ...column, field: 'site' };
    // The second of one head is where the flight ended.
    return column.field === 'location' && isSame(column) ? { ...column, field: 'remarks' } : column;
  });
}

/** Of two columns of one header with times, the later ones are those of the landing. */
function withLanding(columns: readonly JudgedColumn[]): readonly JudgedColumn[] {
  const [launch, landing, ...others] = columns.filter(({ field }) => field === 'time');
  if (!launch || !landing || others.length > 0 || columns.some(({ field }) => field === 'landingTime')) return columns;
  const isOneHeader = plainHeader(launch.header) === plainHeader(landing.header).replace(/ \d$/, '');
  if (!isOneHeader || !areLater(launch.cells, landing.cells)) return columns;
  return columns.map((column) => (column === landing ? { ...column, field: 'landingTime' } : column));
}

function areLater(launches: readonly string[], landings: readonly string[]): boolean {
  const secondsOf = (cell = ''): number => readClock(cell)?.seconds ?? 0;
  return launches.length === landings.length && launches.every((cell, i) => secondsOf(cell) <= secondsOf(landings[i]));
}

/** The use of a column by its header, as far as its cells agree: times under the header of a place are those of the launch or landing. */
function agreed(field: TableField, column: Pick<JudgedColumn, 'content' | 'cells' | 'header'>): TableField | null {
  return column.cells.length === 0 ? field : AGREEMENTS[field](column.content, column.cells, column.header);
}

/** Returns a field, or null when the cells cannot be for it. */
type Agreement = (content: Content, cells: readonly string[], header: string) => TableField | null;

const AGREEMENTS: Readonly<Record<TableField, Agreement>> = {
  date: (_, cells) => (isHalf(cells, isDate) || areDayNumbers(cells) ? 'date' : null),
  time: (content, cells) => {
    if (content === 'durations') return 'duration';
    if (areClockNumbers(cells)) return 'time';
    if (cells.some((cell) => readTime(cell) !== null || isDate(cell)) || areDayNumbers(cells)) return 'time';
    return areNumbers(cells) ? 'duration' : null;
  },
  landingTime: (content, cells) =>
    content === 'text' && areNumbers(cells) && !areClockNumbers(cells) ? null : 'landingTime',
  utcOffset: (_, cells) => (areMost(cells, (cell) => readOffset(cell) !== null) ? 'utcOffset' : null),
  duration: (content, cells) => (content === 'dates' || !cells.some((cell) => /\d/.test(cell)) ? null : 'duration'),
  site: (content, cells) => {
    if (content === 'times' || content === 'dates' || areClockNumbers(cells)) return 'time';
    return isName(content, cells) ? 'site' : null;
  },
  launchAltitude: (content, cells) => (content === 'text' && areMost(cells, isAltitude) ? 'launchAltitude' : null),
  location: (content, cells) => {
    if (content === 'times' || content === 'dates') return 'time';
    return isName(content, cells) ? 'location' : null;
  },
  glider: (content, cells) => (isName(content, cells) ? 'glider' : null),
  altitude: (content, cells) => (content === 'text' && cells.some((cell) => /\d/.test(cell)) ? 'altitude' : null),
  latitude: (_, cells) => (isHalf(cells, isPlace) ? 'latitude' : null),
  longitude: (_, cells) => (isHalf(cells, isPlace) ? 'longitude' : null),
  activity: (content, cells) => (isName(content, cells) ? 'activity' : null),
  count: (content, cells) => (content === 'text' && areCounts(cells) ? 'count' : null),
  tags: () => 'tags',
  remarks: (content, cells, header) => {
    if (content === 'times') return 'landingTime';
    const areTimes = content === 'dates' ? isHalf(cells, hasTime) : areClockNumbers(cells);
    return areTimes && isLandingHeader(header) ? 'landingTime' : 'remarks';
  },
};

function isAltitude(cell: string): boolean {
  return readNumber(cell, { decimal: 'auto', mayBeGrouped: true }) !== null;
}

/** Numbers of flights, and not the running number of each flight or the sum of all so far. */
function areCounts(cells: readonly string[]): boolean {
  const counts = cells.flatMap((cell) => readCount(cell) ?? []);
  const steps = counts.slice(1).map((count, i) => Math.sign(count - (counts[i] ?? 0)));
  const isRunning = steps.length > 1 && new Set(steps).size === 1 && steps[0] !== 0;
  return counts.length >= cells.length * MOST && !isRunning;
}

/** A day with its time. */
function hasTime(cell: string): boolean {
  return DATE_ORDERS.some((order) => readDate(cell, order)?.time != null);
}

/** Times written without a colon, `1430` and `930`, or `14.30`: most of them of the day. */
function areClockNumbers(cells: readonly string[]): boolean {
  const times = cells.map((cell) => (/^(?:\d{3,4}|\d{1,2}\.\d{2})$/.test(cell) ? readClock(cell) : null));
  const seconds = times.flatMap((time) => time?.seconds ?? []).sort((a, b) => a - b);
  return seconds.length === cells.length && (seconds[seconds.length >> 1] ?? 0) >= EARLIEST;
}

/** Half of the cells: a header that says it is believed, though sums and notes stand below. */
function isHalf(cells: readonly string[], isSo: (cell: string) => boolean): boolean {
  return cells.filter(isSo).length * 2 >= cells.length;
}

/** Numbers, times and dates are no names. */
function isName(content: Content, cells: readonly string[]): boolean {
  return content === 'text' && !areNumbers(cells);
}

function isPlace(cell: string): boolean {
  return readDegrees(cell) !== null || readCoordinates(cell) !== null;
}

/** The first column for each field, rather one whose header says so than one by its content. */
function onePerField(columns: readonly MappedColumn[]): readonly MappedColumn[] {
  const parts = partsOfAirtime(columns);
  const isNamed = ({ header, field }: MappedColumn): boolean => fieldOfHeader(header) === field;
  const isTotal = ({ header, field }: MappedColumn): boolean => field === 'duration' && isTotalHeader(header);
  const bestFor = (field: TableField): MappedColumn | undefined => {
    const all = columns.filter((column) => column.field === field);
    return all.find((column) => isNamed(column) && !isTotal(column)) ?? all.find(isNamed) ?? all[0];
  };
  return columns
    .filter((column) => column.field === 'remarks' || bestFor(column.field) === column || parts.includes(column))
    .map(({ column, header, field }) => ({ column, header, field }));
}

/** Airtimes whose hours, minutes and seconds have a column each; none where one column has them. */
function partsOfAirtime(columns: readonly MappedColumn[]): readonly MappedColumn[] {
  const parts = columns.filter(({ field, header }) => field === 'duration' && durationPart(header) !== null);
  const units = new Set(parts.map(({ header }) => durationPart(header)));
  return units.size > 1 && units.size === parts.length ? parts : [];
}

/** A sum of the airtimes so far, where there is another column of airtimes. */
const TOTAL = /total|gesamt|cumul|kumul|summe|somme|acumul|celkem|ukupno|skupaj|razem/;

function isTotalHeader(header: string): boolean {
  return TOTAL.test(plainHeader(header));
}

const FIELD_OF_CONTENT = { dates: 'date', times: 'time', durations: 'duration' } as const;

/** The first columns of dates, times and airtimes that no header names. */
function byContent(
  columns: readonly (Omit<MappedColumn, 'field'> & { readonly content: Content })[],
  named: readonly MappedColumn[],
): readonly MappedColumn[] {
  const taken = new Set<number>(named.map(({ column }) => column));
  return (['dates', 'times', 'durations'] as const).flatMap((content) => {
    const field = FIELD_OF_CONTENT[content];
    if (named.some((column) => column.field === field)) return [];
    const found = columns.find(
      (column) => column.content === content && !taken.has(column.column) && !isTotalHeader(column.header),
    );
    return found ? [{ column: found.column, header: found.header, field }] : [];
  });
}

/** The kind of a column's cells, all but few of them; `text` is anything else. */
export type Content = 'dates' | 'times' | 'durations' | 'text';

/** So many of the cells decide. */
const MOST = 0.9;
/** Few launch before six in the morning: earlier times of most rows are airtimes. */
const EARLIEST = 6 * 3_600;

/** Returns the kind of a column's cells. */
export function contentOf(cells: readonly string[]): Content {
  if (cells.length === 0) return 'text';
  if (areMost(cells, isDate)) return 'dates';
  if (areMost(cells, isClock)) return timesOf(cells);
  return areMost(cells, isWrittenDuration) ? 'durations' : 'text';
}

/** Whether a cell is written as a time of day, `10:31` or `10h31`, which airtimes are, too. */
function isClock(cell: string): boolean {
  return /[:h]/i.test(cell) && readTime(cell) !== null;
}

/** Returns whether a cell is a date in some order; a number that only a spreadsheet takes for one is none. */
export function isDate(cell: string): boolean {
  return readDayNumber(cell) === null && DATE_ORDERS.some((order) => readDate(cell, order) !== null);
}

/** Returns whether cells are numbers of days, or of seconds since 1970: dates, where a header says so. */
function areDayNumbers(cells: readonly string[]): boolean {
  return cells.length > 0 && areMost(cells, (cell) => readDayNumber(cell) !== null);
}

/** Returns whether all cells are numbers, which no name of a site or glider is. */
function areNumbers(cells: readonly string[]): boolean {
  return (
    cells.length > 0 && cells.every((cell) => readNumber(cell, { decimal: 'auto', mayBeGrouped: true })?.unit === '')
  );
}

function timesOf(cells: readonly string[]): 'times' | 'durations' {
  const seconds = cells.flatMap((cell) => readTime(cell)?.seconds ?? []).sort((a, b) => a - b);
  return (seconds[Math.floor(seconds.length / 2)] ?? 0) < EARLIEST ? 'durations' : 'times';
}

/** Whether nine of ten cells are so. */
function areMost(cells: readonly string[], isSo: (cell: string) => boolean): boolean {
  return cells.filter(isSo).length >= cells.length * MOST;
}
