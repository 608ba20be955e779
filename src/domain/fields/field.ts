import type { FieldProblem } from '../problem-codes.ts';
import type { AltitudeUnit } from '../units.ts';

/** A value that was read, and its problems. */
export interface ParsedValue<Value, Found = FieldProblem> {
  readonly value: Value;
  readonly problems: readonly Found[];
}

/** Texts of a form by the names of its inputs. */
export type Texts = Readonly<Record<string, string>>;

export type KindName =
  | 'line'
  | 'text'
  | 'date'
  | 'time'
  | 'reference'
  | 'altitude'
  | 'airtime'
  | 'count'
  | 'degrees'
  | 'choice'
  | 'optionalDate'
  | 'tags'
  | 'rules'
  | 'references'
  | 'checks';

/** A kind of field: how its values are checked and typed in a form. */
export interface Kind<Name extends KindName, Value> {
  readonly kind: Name;
  /** The value of an empty form, and of a request without an optional field. */
  readonly blank: Value;
  readonly isRequired: boolean;
  /** The values of a choice; empty for other kinds. */
  readonly options: readonly string[];
  /** Returns the problems of a value (`docs/behaviour.md`, 'Forms'). */
  problems(value: Value): readonly FieldProblem[];
  /** Returns the texts of the form's inputs for a value. */
  show(value: Value, name: string, unit: AltitudeUnit): Texts;
  /** Reads the form's inputs; `before` is the value when the form was opened. */
  read(entry: Texts, name: string, before?: Value): ParsedValue<Value>;
}

/** A field of an entity: its kind, its database column (named with the unit), and its column in CSV files or null. */
export type EntityField = Kind<KindName, unknown> & {
  readonly column: string;
  readonly csv: string | null;
  /** Pages are in use that do not send it: absent in a save, it is unchanged, of a new item blank. */
  readonly isAddedLater?: true;
};

export type FieldTable = Readonly<Record<string, EntityField>>;

/** An entity that a pilot enters: its fields, and the subject of their problems. */
export interface Entity {
  readonly subject: 'flight' | 'site' | 'glider' | 'gear' | 'handling' | 'pilot';
  readonly fields: FieldTable;
}

export function field<K extends Kind<KindName, unknown>, const Column extends string, const Csv extends string | null>(
  kind: K,
  column: Column,
  csv: Csv,
): K & { readonly column: Column; readonly csv: Csv } {
  return { ...kind, column, csv };
}

/** Returns a field that a table got when pages without it were in use; in a save they leave it out. */
export function optionalForOldClients<Field extends EntityField>(
  field: Field,
): Field & { readonly isAddedLater: true } {
  return { ...field, isAddedLater: true };
}

/** The values of a table's fields. */
export type ValuesOf<Table extends FieldTable> = { readonly [Name in keyof Table]: Table[Name]['blank'] };

/** The database columns of a table's fields. */
export type RowOf<Table extends FieldTable> = {
  [Name in keyof Table as Table[Name]['column']]: StoredValue<Table[Name]['blank']>;
};

/** Units are in the names of columns, not in their types; a list is stored as JSON. */
type StoredValue<Value> = Value extends number ? number : Value extends readonly unknown[] ? string : Value;

type InputName<Name, Kind> = Kind extends 'airtime'
  ? 'hours' | 'minutes'
  : Kind extends 'altitude'
    ? Name | 'altitudeUnit'
    : Kind extends 'degrees' | 'rules' | 'references' | 'checks'
      ? never
      : Name;

type InputNames<Table extends FieldTable> = {
  [Name in keyof Table]: InputName<Name, Table[Name]['kind']>;
}[keyof Table];

/** The inputs of an entity's form: texts as typed, choices, and the unit of its altitude. */
export type EntryOf<Table extends FieldTable> = {
  readonly [Input in InputNames<Table>]: Input extends 'altitudeUnit'
    ? AltitudeUnit
    : Input extends keyof Table
      ? Table[Input]['kind'] extends 'choice'
        ? Table[Input]['blank']
        : string
      : string;
};

/** Returns an object of computed properties; the caller knows their names and types. */
export function uncheckedFromEntries<Made>(properties: Iterable<readonly [string, unknown]>): Made {
  return Object.fromEntries(properties) as Made;
}

/** Returns the values of these names. */
export function picked<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: Iterable<Name>,
): Pick<Values, Name> {
  const wanted: ReadonlySet<string> = new Set(names);
  return uncheckedFromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}

/** Returns the values without those of these names. */
export function omitted<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: Iterable<Name>,
): Omit<Values, Name> {
  const unwanted: ReadonlySet<string> = new Set(names);
  return uncheckedFromEntries(Object.entries(values).filter(([name]) => !unwanted.has(name)));
}

/** Returns the values without further ones: the names are all that the type has. */
export function trimmedTo<Values extends object>(names: Iterable<string>, values: Values): Values {
  const own = new Set(names);
  return uncheckedFromEntries(Object.entries(values).filter(([name]) => own.has(name)));
}

/** Returns the values with those of some names replaced by others; names that neither has are left out. */
export function withValuesOf<Values extends object>(values: Values, others: Values, names: Iterable<string>): Values {
  const replaced = new Set(names);
  return { ...values, ...Object.fromEntries(Object.entries(others).filter(([name]) => replaced.has(name))) };
}

/** Returns the names of an entity's fields. */
export function namesOf<Table extends FieldTable>({ fields }: { readonly fields: Table }) {
  return keysOf(fields);
}

/** Returns the names of an object's own properties; the caller knows that it has no others than its type. */
export function keysOf<Values extends object>(values: Values): readonly (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}
