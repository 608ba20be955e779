/** A value of a JSON that another program wrote: nothing is known of it. */
export type Json = unknown;

/** Returns the value at a path of keys; undefined when there is none. */
export function jsonAt(json: Json, ...path: readonly string[]): Json {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Returns the items of a list; none when it is not a list. */
export function jsonItems(json: Json): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

/** Returns a text, trimmed; empty when the value is none. */
export function jsonText(json: Json): string {
  return typeof json === 'string' ? json.trim() : '';
}

/** Returns a number, also one that is written as a text; null when the value is none. */
export function jsonNumber(json: Json): number | null {
  if (typeof json === 'string' && json.trim() === '') return null;
  const number = typeof json === 'string' ? Number(json) : json;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
