import * as v from 'valibot';
import { checks, currencyRules, references } from '#contract/field-schemas';
import { type CurrencyRule, NO_RULES } from '#domain/currency/rules';
import type { FieldTable, KindName, ValuesOf } from '#domain/fields/field';
import { type Check, NO_CHECKS } from '#domain/gear/checks';
import { NO_TAGS, readTags } from '#domain/tags';

/** Returns a function that makes the columns of a row from an item's values; `Row` is of the same table. An absent value makes none. */
export function rowMaker<Row>(fields: FieldTable): (values: object) => Row {
  return renaming<Row>(
    Object.entries(fields).map(([name, { column, kind }]) => ({ to: column, from: name, change: STORED[kind]?.write })),
  );
}

/** Returns a function that reads an item's values from the columns of a row. */
export function rowReader<Table extends FieldTable>(fields: Table): (row: object) => ValuesOf<Table> {
  return renaming<ValuesOf<Table>>(
    Object.entries(fields).map(([name, { column, kind }]) => ({ to: name, from: column, change: STORED[kind]?.read })),
  );
}

type Change = (value: unknown) => unknown;

const STORED_RULES = v.pipe(v.string(), v.parseJson(), currencyRules);
const STORED_CHECKS = v.pipe(v.string(), v.parseJson(), checks);
const STORED_REFERENCES = v.pipe(v.string(), v.parseJson(), references);

/**
 * The kinds of fields whose columns have another type than their values. Tags are read without the schema that other JSON columns
 * have (`db/stored-json.ts`): it would take half a microsecond a flight, in each load of thousands (`npm run bench`, loads).
 */
const STORED: Readonly<Partial<Record<KindName, { readonly write: Change; readonly read: Change }>>> = {
  checks: { write: JSON.stringify, read: (column) => checksIn(String(column)) },
  references: { write: JSON.stringify, read: (column) => referencesIn(String(column)) },
  rules: { write: JSON.stringify, read: (column) => rulesIn(String(column)) },
  tags: { write: JSON.stringify, read: (column) => storedTags(String(column)) },
};

/** Returns the tags in a column. */
export function storedTags(column: string): readonly string[] {
  return column === '[]' ? NO_TAGS : tagsIn(column);
}

/** A damaged text costs the rules alone: the pilot sees that there are none. */
function rulesIn(text: string): readonly CurrencyRule[] {
  const { success, output } = v.safeParse(STORED_RULES, text);
  return success ? output : NO_RULES;
}

/** A damaged text costs the checks alone, as with rules. */
function checksIn(text: string): readonly Check[] {
  const { success, output } = v.safeParse(STORED_CHECKS, text);
  return success ? output : NO_CHECKS;
}

/** Of a damaged text nothing is known: not that the gear is used in all flights. */
function referencesIn(text: string): readonly number[] {
  const { success, output } = v.safeParse(STORED_REFERENCES, text);
  return success ? output : [0];
}

/**
 * Of a damaged text, which would cost the pilot the whole logbook, the parts between commas, which no tag has, are the tags: the
 * pilot sees them and can correct them, and nothing is lost.
 */
function tagsIn(text: string): readonly string[] {
  try {
    const tags: unknown = JSON.parse(text);
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return readTags(text);
}

interface Renamed {
  readonly to: string;
  readonly from: string;
  readonly change: Change | undefined;
}

/** A plain loop: lists are long. */
function renaming<Made>(names: readonly Renamed[]) {
  return (source: object): Made => {
    const properties: Readonly<Record<string, unknown>> = { ...source };
    const renamed: Record<string, unknown> = {};
    for (const { to, from, change } of names) {
      renamed[to] = change === undefined ? properties[from] : change(properties[from]);
    }
    return renamed as Made;
  };
}
