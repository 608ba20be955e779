import * as v from 'valibot';
import { COUNTED } from '#domain/currency/rules';
import {
  type EntityField,
  type FieldTable,
  type KindName,
  uncheckedFromEntries,
  type ValuesOf,
} from '#domain/fields/field';
import { CHECK_KINDS } from '#domain/gear/checks';

/** The id of an item, counted per pilot; 0 for a new one. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A rule of currency; see `CurrencyRule` of the domain. */
const currencyRule = (number: v.GenericSchema<unknown, number>) =>
  v.strictObject({ count: v.picklist(COUNTED), least: number, days: number, tag: v.string(), glider: v.string() });
/** The rules of a pilot, as they are stored. */
export const currencyRules = v.array(currencyRule(v.number()));

/** A check of a piece of gear; see `Check` of the domain. */
const check = (number: v.GenericSchema<unknown, number>) =>
  v.strictObject({
    what: v.picklist(CHECK_KINDS),
    words: v.string(),
    lastOn: v.nullable(v.string()),
    months: number,
    hours: number,
    flights: number,
    nextOn: v.nullable(v.string()),
    history: v.array(v.strictObject({ on: v.string(), by: v.string(), note: v.string() })),
  });
/** The checks of a piece of gear, and the gliders with which it is used, as they are stored. */
export const checks = v.array(check(v.number()));
export const references = v.array(id);

/** The shapes of values by the kind of their field. */
function shapesOf(
  number: v.GenericSchema<unknown, number>,
): Readonly<Record<Exclude<KindName, 'choice'>, v.GenericSchema>> {
  return {
    line: v.string(),
    text: v.string(),
    date: v.string(),
    time: v.nullable(v.string()),
    reference: v.nullable(id),
    altitude: number,
    airtime: number,
    count: number,
    degrees: v.nullable(number),
    optionalDate: v.nullable(v.string()),
    tags: v.array(v.string()),
    rules: v.array(currencyRule(number)),
    references,
    checks: v.array(check(number)),
  };
}

/** Anything but a number becomes NaN, so that the domain reports the field. */
const REQUEST = shapesOf(v.fallback(v.number(), Number.NaN));
const RESPONSE = shapesOf(v.number());

/** Schemas of the values of a table's fields, by name. */
type FieldSchemas<Table extends FieldTable> = {
  readonly [Name in keyof Table]: v.GenericSchema<ValuesOf<Table>[Name]>;
};

/** Returns the schemas of a table's fields in a request; what is optional may be left out. */
export function requestFields<Table extends FieldTable>(table: Table): FieldSchemas<Table> {
  return uncheckedFromEntries(
    Object.entries(table).map(([name, field]) => {
      const schema = requestSchema(field);
      return [name, field.isRequired ? schema : v.optional(schema, field.blank)];
    }),
  );
}

/** Schemas of the values of a table's fields in a save, by name. */
type SaveSchemas<Table extends FieldTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly isAddedLater: true }
    ? v.ExactOptionalSchema<v.GenericSchema<ValuesOf<Table>[Name]>, undefined>
    : v.GenericSchema<ValuesOf<Table>[Name]>;
};

/** Returns the schemas of a table's fields in a save: those of a request, but a field that was added later stays absent. */
export function saveFields<Table extends FieldTable>(table: Table): SaveSchemas<Table> {
  const later = Object.entries(table).filter(([, { isAddedLater }]) => isAddedLater);
  return uncheckedFromEntries([
    ...Object.entries(requestFields(table)),
    ...later.map(([name, field]): [string, unknown] => [name, v.exactOptional(requestSchema(field))]),
  ]);
}

/** Schemas of values that may each be absent, by name. */
type PartialSchemas<Table extends FieldTable> = {
  readonly [Name in keyof Table]: v.ExactOptionalSchema<v.GenericSchema<ValuesOf<Table>[Name]>, undefined>;
};

/** Returns the schemas of the values that a form was opened with; a field that its page does not know is absent. */
export function openedFields<Table extends FieldTable>(table: Table): PartialSchemas<Table> {
  return uncheckedFromEntries(
    Object.entries(responseFields(table)).map(([name, schema]) => [name, v.exactOptional(schema)]),
  );
}

function requestSchema({ kind, options }: EntityField): v.GenericSchema {
  return kind === 'choice' ? v.picklist(options) : REQUEST[kind];
}

/** Returns the schemas of a table's fields in an archive; older ones lack what was added since, which is blank then. */
export function archivedFields<Table extends FieldTable>(table: Table): FieldSchemas<Table> {
  const whole: Readonly<Record<string, v.GenericSchema>> = responseFields(table);
  return uncheckedFromEntries(
    Object.entries(table).map(([name, { blank, isRequired }]) => {
      const schema = whole[name] ?? v.never();
      return [name, isRequired ? schema : v.optional(schema, blank)];
    }),
  );
}

/** Returns the schemas of a table's fields in a response. */
export function responseFields<Table extends FieldTable>(table: Table): FieldSchemas<Table> {
  return uncheckedFromEntries(
    Object.entries(table).map(([name, { kind, options }]) => [
      name,
      kind === 'choice' ? v.picklist(options) : RESPONSE[kind],
    ]),
  );
}

/** Unix seconds: beyond them no fix has a time. */
const unixTime = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The part of a track file that is a flight: the times of its first and last fix, in Unix seconds. */
export const timeRange = v.strictObject({ from: unixTime, to: unixTime });
