import { pick, type Random, type Some } from '#test/builders/random';

/** Returns a JSON with another value in one place; the same property may be missing, or one too many. */
export function withWrongValue(random: Random, json: unknown, values: Some<unknown>): unknown {
  if (typeof json !== 'object' || json === null || random() < 0.1) return pick(random, values);
  const entries = Object.entries(json);
  const entry = entries[Math.floor(random() * entries.length)];
  if (!entry) return Array.isArray(json) ? [pick(random, values)] : { added: pick(random, values) };
  const [key, value] = entry;
  if (random() < 0.05) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const wrong = withWrongValue(random, value, values);
  return Array.isArray(json) ? json.with(Number(key), wrong) : { ...json, [key]: wrong };
}
