import { type FieldName, type Problem, problemsIn } from '../problem.ts';
import type { FieldProblem } from '../problem-codes.ts';
import { type AltitudeUnit, DEFAULT_ALTITUDE_UNIT } from '../units.ts';
import {
  type Entity,
  type EntityField,
  type EntryOf,
  type ParsedValue,
  type Texts,
  uncheckedFromEntries,
  type ValuesOf,
} from './field.ts';

export type InputOf<E extends Entity> = ValuesOf<E['fields']>;

/** The result of reading a form's entry: the values, or their problems. */
export type EntryResult<Input> =
  | { readonly state: 'right'; readonly input: Input }
  | { readonly state: 'wrong'; readonly problems: readonly Problem[] };

/** Returns all problems of an entity's values, field by field. */
export function problemsOf<E extends Entity>({ fields, subject }: E, input: InputOf<E>): readonly Problem[] {
  const values: Readonly<Record<string, unknown>> = input;
  return Object.entries(fields).flatMap(([name, field]) => placed(subject, name, field.problems(values[name])));
}

/** Returns the form's inputs for an entity's values. */
export function entryOf<E extends Entity>(
  { fields }: E,
  input: InputOf<E>,
  altitudeUnit: AltitudeUnit = DEFAULT_ALTITUDE_UNIT,
): EntryOf<E['fields']> {
  const values: Readonly<Record<string, unknown>> = input;
  return uncheckedFromEntries(
    Object.entries(fields).flatMap(([name, field]) => Object.entries(field.show(values[name], name, altitudeUnit))),
  );
}

/** Returns the values of an empty form. */
export function blankOf<E extends Entity>({ fields }: E): InputOf<E> {
  return uncheckedFromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]));
}

/** Reads a form's entry. `before` holds the values when the form was opened: those not changed are kept exactly. */
export function readEntry<E extends Entity>(
  entity: E,
  entry: EntryOf<E['fields']> & Texts,
  before?: InputOf<E>,
): EntryResult<InputOf<E>> {
  return resultOf(readInputs(entity, entry, before));
}

/** Reads a form's inputs, as far as they can be read. See {@link readEntry}. */
export function readInputs<E extends Entity>(
  entity: E,
  entry: Texts,
  before?: InputOf<E>,
): ParsedValue<InputOf<E>, Problem> {
  const opened: Readonly<Record<string, unknown>> = before ?? {};
  return readFields(entity, (field, name) => field.read(entry, name, opened[name]));
}

/** Returns a reading as the result of a form's entry. */
export function resultOf<Input>({ value, problems }: ParsedValue<Input, Problem>): EntryResult<Input> {
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', input: value };
}

/** Reads each field of an entity; the problems of the values come before those of reading them. */
export function readFields<E extends Entity>(
  entity: E,
  read: (field: EntityField, name: string) => ParsedValue<unknown>,
): ParsedValue<InputOf<E>, Problem> {
  const problems: Problem[] = [];
  const values: [string, unknown][] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    const reading = read(field, name);
    values.push([name, reading.value]);
    problems.push(...placed(entity.subject, name, reading.problems));
  }
  const value: InputOf<E> = uncheckedFromEntries(values);
  return { value, problems: [...problemsOf(entity, value), ...problems] };
}

/** The names of fields and inputs are those of {@link FieldName}. */
function placed(subject: Entity['subject'], name: string, found: readonly FieldProblem[]): readonly Problem[] {
  return found.flatMap((problem) => {
    const place: FieldName = uncheckedFromEntries(Object.entries({ subject, field: problem.input ?? name }));
    return problemsIn(place, [problem]);
  });
}

/** Whether two values of a field are the same; lists and objects by content. */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (!isObject(first) || !isObject(second)) return Object.is(first, second);
  const names = Object.keys(first);
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => isSameValue(Reflect.get(first, name), Reflect.get(second, name)))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
