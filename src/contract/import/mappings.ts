import * as v from 'valibot';
import { MAX_ACTIVITY_TEXT } from '#domain/import/table/activities';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '#domain/import/table/source-table';
import {
  ALTITUDE_UNITS,
  DATE_ORDERS,
  DECIMAL_SEPARATORS,
  DURATION_UNITS,
  mappingOf,
  TABLE_FIELDS,
  type TableMapping,
} from '#domain/import/table/table-mapping';
import { MAX_NAME } from '#domain/text';
import { get, list, post } from '../endpoint.ts';
import { shortText } from './short-text.ts';

/** The most mappings that a pilot has saved. */
export const MAX_MAPPINGS = 50;
/** The longest header of a column that a mapping has; a longer one is cut. */
export const MAX_HEADER = 200;

/** The longest name of a time zone has 32 characters. */
const MAX_TIME_ZONE = 64;

const name = v.pipe(shortText(MAX_NAME), v.minLength(1));

function index(most: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most - 1));
}

const column = { column: index(MAX_TABLE_COLUMNS), header: shortText(MAX_HEADER) };
const mappedColumn = v.strictObject({ ...column, field: v.picklist(TABLE_FIELDS) });
const keptColumns = v.pipe(v.array(v.strictObject(column)), v.maxLength(MAX_TABLE_COLUMNS), v.readonly());

const headers = v.pipe(v.array(shortText(MAX_HEADER)), v.maxLength(MAX_TABLE_COLUMNS), v.readonly());

/** How the rows of a table become flights: as it is kept, and as a file of its own. */
export const tableMapping = v.strictObject({
  version: v.literal(1),
  name,
  headerRow: v.nullable(index(MAX_TABLE_ROWS)),
  columns: v.pipe(v.array(mappedColumn), v.maxLength(MAX_TABLE_COLUMNS), v.readonly()),
  kept: v.exactOptional(keptColumns),
  dateOrder: v.picklist(DATE_ORDERS),
  timeIs: v.picklist(['local', 'utc']),
  altitudeIn: v.picklist(ALTITUDE_UNITS),
  durationIn: v.picklist(DURATION_UNITS),
  decimal: v.picklist(DECIMAL_SEPARATORS),
  onlyActivity: v.nullable(shortText(MAX_ACTIVITY_TEXT)),
  timeZone: v.exactOptional(shortText(MAX_TIME_ZONE)),
  leftOut: v.exactOptional(headers),
  mayHave: v.exactOptional(headers),
}) satisfies v.GenericSchema<TableMapping>;

/** A page that is older than the server leaves out what it does not know of a mapping. */
const mappings = v.strictObject({ mappings: list(v.object(tableMapping.entries)) });

/** Returns the mappings of tables that a pilot has saved, the last used first. */
export const listMappings = get('/api/import-mappings', { access: 'pilot', response: mappings });

/**
 * Saves a mapping, in the place of the one of the same name. Beyond 50, the one that was not used for longest is deleted. Returns all.
 */
export const saveMapping = post('/api/import-mappings', {
  access: 'pilot',
  body: v.strictObject({ mapping: tableMapping }),
  response: mappings,
});

/** Deletes the mapping of a name, if there is one. Returns the others. */
export const deleteMapping = post('/api/import-mappings/forget', {
  access: 'pilot',
  body: v.strictObject({ name }),
  response: mappings,
});

/** Returns the mapping in a JSON file, also one with a `source` as presets have; null when it has none that this version reads. */
export function mappingInText(text: string): TableMapping | null {
  try {
    const read = v.safeParse(tableMapping, mappingOf(JSON.parse(text)));
    return read.success ? read.output : null;
  } catch {
    return null; // No JSON.
  }
}
