import { withoutTags, withTags } from '../tags.ts';
import { isSameValue } from './entity.ts';
import { type FieldTable, uncheckedFromEntries, type ValuesOf } from './field.ts';

/** Three versions of an item's values. */
export interface Versions<Table extends FieldTable> {
  /** When the form was opened; a field that its page did not know is absent. */
  readonly before: Partial<ValuesOf<Table>>;
  /** As the pilot saves them; absent fields stay as stored. */
  readonly mine: Partial<ValuesOf<Table>>;
  /** The values as they are stored now. */
  readonly stored: ValuesOf<Table>;
}

/** The result of a merge. */
export interface Merged<Table extends FieldTable> {
  /** The values to save; those in conflict are the stored ones. */
  readonly values: ValuesOf<Table>;
  /** The fields that both sides have changed, each to another value. */
  readonly conflicts: readonly string[];
}

/**
 * Merges a save with what was saved elsewhere since its form was opened, field by field: what only one side has changed is
 * kept. Tags are merged as a set; a latitude and its longitude are one value.
 */
export function mergeFields<Table extends FieldTable>(table: Table, versions: Versions<Table>): Merged<Table> {
  const merged = new Map(Object.entries(versions.stored));
  const conflicts: string[] = [];
  for (const names of unitsOf(table)) {
    const values = mergedUnit(names, versions) ?? mergedSets(table, names, versions);
    if (values === null) conflicts.push(...names);
    for (const [index, value] of (values ?? []).entries()) merged.set(names[index] ?? '', value);
  }
  return { values: uncheckedFromEntries(merged), conflicts };
}

/** Returns the fields whose values differ between two versions of an item; one that a version lacks does not. */
export function changedFields<Table extends FieldTable>(
  table: Table,
  before: Partial<ValuesOf<Table>>,
  stored: ValuesOf<Table>,
): readonly string[] {
  return unitsOf(table)
    .filter((names) => differ(names, before, stored))
    .flat();
}

type Values = Readonly<Record<string, unknown>>;
type AnyVersions = Readonly<Record<keyof Versions<FieldTable>, Values>>;

/** Returns the merged values of fields that belong together; null when both sides have changed them. */
function mergedUnit(names: readonly string[], { before, mine, stored }: AnyVersions): readonly unknown[] | null {
  const isChangedHere = differ(names, mine, before) || names.some((name) => name in mine && !(name in before));
  if (!isChangedHere) return names.map((name) => stored[name]);
  const isChangedElsewhere = differ(names, stored, before) && differ(names, stored, mine);
  return isChangedElsewhere ? null : names.map((name) => mine[name]);
}

/** Returns the tags that both sides want; null for fields that are no tags. */
function mergedSets(table: FieldTable, names: readonly string[], { before, mine, stored }: AnyVersions) {
  if (names.some((name) => table[name]?.kind !== 'tags')) return null;
  return names.map((name) => mergedTags(tagsIn(before[name]), tagsIn(mine[name]), tagsIn(stored[name])));
}

/** Returns the names of a table's fields; those of a place together, since half of it is a place that nobody chose. */
export function unitsOf(table: FieldTable): readonly (readonly string[])[] {
  const names = Object.keys(table);
  const place = names.filter((name) => table[name]?.kind === 'degrees');
  const units = names.filter((name) => !place.includes(name)).map((name) => [name]);
  return place.length > 0 ? [...units, place] : units;
}

function differ(names: readonly string[], first: Values, second: Values): boolean {
  return names.some((name) => name in first && name in second && !isSameValue(first[name], second[name]));
}

/** Returns the stored tags with those that the pilot has added, and without those that the pilot has removed. */
function mergedTags(before: readonly string[], mine: readonly string[], stored: readonly string[]): readonly string[] {
  return withTags(withoutTags(stored, withoutTags(before, mine)), withoutTags(mine, before));
}

function tagsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
