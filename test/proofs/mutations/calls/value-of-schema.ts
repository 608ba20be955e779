import type { JsonSchema } from '@valibot/to-json-schema';
import { pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { atLeastOne } from '#test/fuzz/at-least-one';
import { LIKELY } from './likely-values.ts';

type Definition = JsonSchema | boolean;

const OPTIONAL_SHARE = 0.5;
const TEXTS: Some<string> = ['', 'Kandel', 'Ruhig, "glatt"', 'Ünïcødé ☃ 滑翔伞', '=1+1', '\n', 'x'.repeat(200)];

/** Returns a value of a JSON schema: one that fits it, and of a property with a well-known name a likely one. */
export function valueFor(random: Random, schema: Definition, name = ''): unknown {
  if (typeof schema === 'boolean') return pick(random, TEXTS);
  const likely = Object.hasOwn(LIKELY, name) ? LIKELY[name] : undefined;
  if (likely) return likely(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, atLeastOne<unknown>(schema.enum));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return valueFor(random, pick(random, atLeastOne<Definition>(alternatives)));
  return ofType(random, schema);
}

function ofType(random: Random, schema: JsonSchema): unknown {
  switch (schema.type) {
    case 'object':
      return objectOf(random, schema);
    case 'array':
      return listOf(random, schema);
    case 'number':
    case 'integer':
      return pick<number>(random, [0, 1, 7, wholeBetween(random, 0, 4_000)]);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return pick(random, TEXTS);
  }
}

function objectOf(random: Random, { properties = {}, required = [] }: JsonSchema): Readonly<Record<string, unknown>> {
  const present = Object.entries(properties).filter(([name]) => required.includes(name) || random() < OPTIONAL_SHARE);
  return Object.fromEntries(present.map(([name, property]) => [name, valueFor(random, property, name)]));
}

function listOf(random: Random, { items, minItems = 0 }: JsonSchema): readonly unknown[] {
  const item = Array.isArray(items) ? (items[0] ?? true) : (items ?? true);
  return Array.from({ length: wholeBetween(random, minItems, minItems + 2) }, () => valueFor(random, item));
}
