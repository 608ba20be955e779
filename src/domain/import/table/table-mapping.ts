import { type Json, jsonAt, jsonItems, jsonNumber, jsonText } from '../json-value.ts';

/**
 * What a column of a table can be for. `date` may have the time too, and so may `landingTime` the day; `altitude` is the maximum
 * of a flight; `launchAltitude` and `location` are of its site; `tags` are separated by commas or, but in {@link OWN_LAYOUT}, semicolons; `utcOffset` is minutes, hours or `+02:00`; `activity` is what {@link TableMapping.onlyActivity} is compared with; `count` is how many flights a row stands for. Several
 * columns can be `remarks`: the first as it is, each further one as a line with its header.
 */
export const TABLE_FIELDS = [
  'date',
  'time',
  'landingTime',
  'utcOffset',
  'duration',
  'site',
  'launchAltitude',
  'location',
  'glider',
  'altitude',
  'latitude',
  'longitude',
  'activity',
  'count',
  'tags',
  'remarks',
] as const;
/** One of {@link TABLE_FIELDS}. */
export type TableField = (typeof TABLE_FIELDS)[number];

/** Order of year, month and day in a date; that of a cell that begins with the year is always `ymd`. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
/** One of {@link DATE_ORDERS}. */
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * What a number without a unit is in a column of airtimes; `auto`: what the whole column is most likely in. `hoursMinutes`: 1.05, 105
 * and 1:05 are an hour and five minutes; `minutesSeconds`: 12.45 and 12:45 are a quarter less than 13 minutes; `dayFractions`: those of
 * a day, as spreadsheets compute with.
 */
export const DURATION_UNITS = [
  'auto',
  'minutes',
  'seconds',
  'hours',
  'hoursMinutes',
  'minutesSeconds',
  'dayFractions',
] as const;
/** One of {@link DURATION_UNITS}. */
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** Units of altitudes. */
export const ALTITUDE_UNITS = ['m', 'ft', 'kilometres'] as const;

/** The decimal separator; `auto`: a comma that is no separator of thousands. */
export const DECIMAL_SEPARATORS = ['auto', ',', '.'] as const;
/** One of {@link DECIMAL_SEPARATORS}. */
export type DecimalSeparator = (typeof DECIMAL_SEPARATORS)[number];

/** A column that is read. */
export interface MappedColumn {
  /** Index from 0. */
  readonly column: number;
  /** As the header row has it; empty without one. */
  readonly header: string;
  readonly field: TableField;
}

/** A column without a field whose cells go into the remarks, each as a line with its header. */
export type KeptColumn = Omit<MappedColumn, 'field'>;

/** How the rows of a table become flights: plain JSON, so that it can be saved, passed on and shipped as a preset. */
export interface TableMapping {
  readonly version: 1;
  readonly name: string;
  /** Index of the header row from 0, null without one; the rows before it are left out. */
  readonly headerRow: number | null;
  /** Columns that are neither here nor {@link kept} are left out. */
  readonly columns: readonly MappedColumn[];
  /** Left out where nobody has decided about the columns without a field, as up to version 1.1. */
  readonly kept?: readonly KeptColumn[];
  readonly dateOrder: DateOrder;
  /** Whether `time` and `landingTime` are local or in UTC. */
  readonly timeIs: 'local' | 'utc';
  /** IANA time zone in which times in UTC become local where no offset or place says it; empty where nobody knows. */
  readonly timeZone?: string;
  readonly altitudeIn: (typeof ALTITUDE_UNITS)[number];
  readonly durationIn: DurationUnit;
  readonly decimal: DecimalSeparator;
  /** Rows whose `activity` has none of these words, which `|` separates, are left out; null: all are read. */
  readonly onlyActivity: string | null;
  /** Headers of a layout whose columns are left out; a table that lacks most of them is of another layout. */
  readonly leftOut?: readonly string[];
  /** Headers that only some tables of a layout have, and whose columns are left out. */
  readonly mayHave?: readonly string[];
}

/** Name of the mapping of our own export, where a semicolon is a part of a tag. */
export const OWN_LAYOUT = 'Wingbook';

/** The mapping of a table before anything is known of it. */
export const EMPTY_MAPPING: TableMapping = {
  version: 1,
  name: '',
  headerRow: null,
  columns: [],
  dateOrder: 'ymd',
  timeIs: 'local',
  altitudeIn: 'm',
  durationIn: 'auto',
  decimal: 'auto',
  onlyActivity: null,
};

/** Returns the mapping in a JSON; null when it is none, or of a later version. What else is in it is left out. */
export function mappingOf(json: Json): TableMapping | null {
  const choice = <Choice>(key: string, choices: readonly Choice[]): Choice | undefined =>
    choices.find((each) => each === jsonAt(json, key));
  const columns = columnsOf(jsonAt(json, 'columns'));
  const dateOrder = choice('dateOrder', DATE_ORDERS);
  const timeIs = choice('timeIs', ['local', 'utc'] as const);
  const altitudeIn = choice('altitudeIn', ALTITUDE_UNITS);
  const durationIn = choice('durationIn', DURATION_UNITS);
  const decimal = choice('decimal', DECIMAL_SEPARATORS);
  if (jsonAt(json, 'version') !== 1 || columns === null) return null;
  if (!dateOrder || !timeIs || !altitudeIn || !durationIn || !decimal) return null;
  const texts = { name: jsonText(jsonAt(json, 'name')), onlyActivity: jsonText(jsonAt(json, 'onlyActivity')) || null };
  const headerRow = indexOf(jsonAt(json, 'headerRow'));
  const timeZone = jsonAt(json, 'timeZone');
  const zone = typeof timeZone === 'string' ? { timeZone } : {};
  const headers = { ...zone, ...keptAt(json), ...headersAt(json, 'leftOut'), ...headersAt(json, 'mayHave') };
  return { version: 1, ...texts, headerRow, columns, dateOrder, timeIs, altitudeIn, durationIn, decimal, ...headers };
}

function keptAt(json: Json): Pick<TableMapping, 'kept'> {
  const kept = jsonAt(json, 'kept');
  if (kept === undefined) return {};
  const columns = jsonItems(kept).flatMap((each) => {
    const column = indexOf(jsonAt(each, 'column'));
    return column === null ? [] : [{ column, header: jsonText(jsonAt(each, 'header')) }];
  });
  return { kept: columns };
}

function headersAt(json: Json, key: 'leftOut' | 'mayHave'): Partial<TableMapping> {
  const headers = jsonAt(json, key);
  return headers === undefined ? {} : { [key]: jsonItems(headers).map(jsonText) };
}

function columnsOf(json: Json): readonly MappedColumn[] | null {
  const columns = jsonItems(json).map(columnOf);
  const valid = columns.filter((column) => column !== null);
  return valid.length === columns.length ? valid : null;
}

function columnOf(json: Json): MappedColumn | null {
  const column = indexOf(jsonAt(json, 'column'));
  const field = TABLE_FIELDS.find((each) => each === jsonAt(json, 'field'));
  return column === null || field === undefined ? null : { column, header: jsonText(jsonAt(json, 'header')), field };
}

function indexOf(json: Json): number | null {
  const index = jsonNumber(json);
  return index !== null && Number.isInteger(index) && index >= 0 ? index : null;
}
