import { type InputOf, readFields } from '../fields/entity.ts';
import type { Entity, KindName, ParsedValue, Texts } from '../fields/field.ts';
import { readWhole } from '../fields/numbers.ts';
import type { Problem } from '../problem.ts';
import type { FieldProblem } from '../problem-codes.ts';
import { readTags, showTags } from '../tags.ts';
import {
  type AltitudeUnit,
  altitudeIn,
  type Degrees,
  degrees,
  type Metres,
  type Minutes,
  metres,
  metresFrom,
  minutes,
} from '../units.ts';
import { guardFormula, unguardFormula } from './formula.ts';

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

const WRITTEN_NUMBER = /^\d{1,10}(?:\.\d{1,20})?$/;
const WRITTEN_DEGREES = /^([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s*°?$/;
/** Earlier files have fractions of feet: this near to a whole metre they are that metre; division by 3.28084 leaves a rounding error. */
const ROUNDING_ERROR = 1e-9;

/** A cell's number, 0 when the cell is wrong. */
interface NumberReading {
  readonly value: number;
  readonly problems: readonly FieldProblem[];
}

/** Returns the number in a cell; empty counts as 0. A comma is rejected, since 1,234 may be a thousand or one. */
export function readCsvNumber(cell: string): NumberReading {
  const text = cell.trim();
  if (text === '') return { value: 0, problems: [] };
  if (!WRITTEN_NUMBER.test(text)) return { value: 0, problems: [{ code: 'notNumber' }] };
  return { value: Number(text), problems: [] };
}

/** Returns the degrees in a cell, with a point or a comma; null for an empty cell, NaN for anything else. */
export function readCsvDegrees(cell: string): number | null {
  const text = cell.trim();
  if (text === '') return null;
  return Number(WRITTEN_DEGREES.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
}

/** Returns the metres of a cell in the pilot's unit: those of whole feet are shown as the same feet again. */
export function metresOf(altitude: number, unit: AltitudeUnit): Metres {
  const exact = metresFrom(altitude, unit);
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < ROUNDING_ERROR ? metres(whole) : exact;
}

/** Returns the cell of an altitude: whole in the pilot's unit, as it is shown. */
export function writeAltitude(altitude: Metres, unit: AltitudeUnit): string {
  return writeNumber(altitudeIn(altitude, unit));
}

/** Returns a number without an exponent. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
