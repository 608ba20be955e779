import { type InputOf, readFields } from '../fields/entity.ts';
import type { Entity, KindName, ParsedValue, Texts } from '../fields/field.ts';
import { readWhole } from '../fields/numbers.ts';
import type { Problem } from '../problem.ts';
import { readTags, showTags } from '../tags.ts';
import { type AltitudeUnit, type Degrees, degrees, type Metres, type Minutes, minutes } from '../units.ts';
import { guardFormula, unguardFormula } from './formula.ts';
import { metresOf, readCsvDegrees, readCsvNumber, writeAltitude, writeNumber } from './numbers.ts';

/** How the values of a kind of field stand in a cell. */
interface CellFormat<Value> {
  write(value: Value, unit: AltitudeUnit): string;
  read(cell: string, unit: AltitudeUnit): ParsedValue<Value>;
}

const LINE: CellFormat<string> = {
  write: (value) => guardFormula(value.trim()),
  read: (cell) => ({ value: unguardFormula(cell).trim(), problems: [] }),
};

const TEXT: CellFormat<string> = {
  write: guardFormula,
  read: (cell) => ({ value: unguardFormula(cell), problems: [] }),
};

const DATE: CellFormat<string> = { write: (value) => value, read: (cell) => ({ value: cell.trim(), problems: [] }) };

const OPTIONAL_DATE: CellFormat<string | null> = {
  write: (value) => value ?? '',
  read: (cell) => ({ value: cell.trim() || null, problems: [] }),
};

const ALTITUDE: CellFormat<Metres> = {
  write: writeAltitude,
  read: (cell, unit) => {
    const { value, problems } = readCsvNumber(cell);
    return { value: metresOf(value, unit), problems };
  },
};

const AIRTIME: CellFormat<Minutes> = {
  write: String,
  read: (cell) => {
    const { value, problems } = readWhole(cell);
    return { value: minutes(value), problems };
  },
};

const COUNT: CellFormat<number> = { write: String, read: readWhole };

const DEGREES: CellFormat<Degrees | null> = {
  write: (value) => (value === null ? '' : writeNumber(value)),
  read: (cell) => {
    const value = readCsvDegrees(cell);
    return { value: value === null ? null : degrees(value), problems: [] };
  },
};

/** With commas between them, as they are typed. */
const TAGS: CellFormat<readonly string[]> = {
  write: (value) => guardFormula(showTags(value)),
  read: (cell) => ({ value: readTags(unguardFormula(cell)), problems: [] }),
};

/** The kinds of fields that have columns. */
const FORMATS: Readonly<Partial<Record<KindName, CellFormat<unknown>>>> = {
  line: LINE,
  text: TEXT,
  date: DATE,
  optionalDate: OPTIONAL_DATE,
  altitude: ALTITUDE,
  airtime: AIRTIME,
  count: COUNT,
  degrees: DEGREES,
  tags: TAGS,
};

/** Reads the cells of a CSV record; fields without a column are blank. */
export function readCells<E extends Entity>(
  entity: E,
  cells: Texts,
  unit: AltitudeUnit,
): ParsedValue<InputOf<E>, Problem> {
  return readFields(entity, ({ kind, csv, blank }) => {
    const format = csv === null ? undefined : FORMATS[kind];
    return format?.read(cells[csv ?? ''] ?? '', unit) ?? { value: blank, problems: [] };
  });
}

/** Returns the CSV cells of an entity by their columns. */
export function csvCells<E extends Entity>({ fields }: E, input: InputOf<E>, unit: AltitudeUnit): Texts {
  const values: Readonly<Record<string, unknown>> = input;
  const cells: Record<string, string> = {};
  for (const [name, { kind, csv }] of Object.entries(fields)) {
    if (csv !== null) cells[csv] = FORMATS[kind]?.write(values[name], unit) ?? '';
  }
  return cells;
}
