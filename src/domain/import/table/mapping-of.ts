import { type Json, jsonAt, jsonItems, jsonNumber, jsonText } from '../json-value.ts';
import {
  ALTITUDE_UNITS,
  DATE_ORDERS,
  DECIMAL_SEPARATORS,
  DURATION_UNITS,
  type MappedColumn,
  TABLE_FIELDS,
  type TableMapping,
} from './table-mapping.ts';

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
  const headers = { ...zone, ...headersAt(json, 'leftOut'), ...headersAt(json, 'mayHave') };
  return { version: 1, ...texts, headerRow, columns, dateOrder, timeIs, altitudeIn, durationIn, decimal, ...headers };
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
