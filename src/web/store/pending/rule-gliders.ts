import * as v from 'valibot';
import { currencyRules } from '#contract/field-schemas';
import { type CurrencyRule, renamedInRules } from '#domain/currency/rules';
import { nameKey } from '#domain/text';
import type { Logbook } from '../logbook.ts';
import { isTemporary, keyOf, type NamedItems, type PendingChange, type Values } from './pending-change.ts';

/**
 * Rules of currency name their gliders by text. A pending change of rules therefore notes which gliders these were: a rename on the same
 * device may reach the server before it or after it, or never.
 */

/** Returns the server's gliders that a change of rules names, in its values or in those before; `shown` are the gliders as the pilot sees them. */
export function glidersInRules({ data, before }: PendingChange, shown: Logbook['gliders']): NamedItems {
  const keys = new Set([...rulesIn(data), ...rulesIn(before)].map(({ glider }) => nameKey(glider)));
  const named = [...shown.values()].filter(({ id, name }) => !isTemporary(id) && keys.has(nameKey(name)));
  return Object.fromEntries(named.map(({ id, createdAt, name }) => [keyOfGlider(id), { createdAt, name }]));
}

/** Returns a change in whose rules the gliders that it has noted have their names of now; other changes as they are. */
export function withPresentGliders(change: PendingChange, gliders: Logbook['gliders']): PendingChange {
  if (change.dataType !== 'pilot') return change;
  const present = [...gliders.values()].flatMap(({ id, createdAt, name }) => {
    const key = keyOfGlider(id);
    const noted = change.named?.[key];
    return noted?.createdAt === createdAt && noted.name !== name ? [{ key, noted, name }] : [];
  });
  if (present.length === 0) return change;
  const names = new Map(present.map(({ noted, name }) => [nameKey(noted.name), name]));
  const renamed = present.map(({ key, noted, name }) => [key, { ...noted, name }] as const);
  return {
    ...change,
    data: withRenamed(change.data, names),
    before: change.before && withRenamed(change.before, names),
    named: { ...change.named, ...Object.fromEntries(renamed) },
  };
}

function keyOfGlider(id: number): string {
  return keyOf({ dataType: 'glider', id });
}

function rulesIn(values: Values | null): readonly CurrencyRule[] {
  const { success, output } = v.safeParse(currencyRules, values?.currencyRules);
  return success ? output : [];
}

function withRenamed(values: Values, names: ReadonlyMap<string, string>): Values {
  const rules = rulesIn(values);
  return rules.length === 0 ? values : { ...values, currencyRules: renamedInRules(rules, names) };
}
