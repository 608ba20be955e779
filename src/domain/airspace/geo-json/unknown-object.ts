/** An object of a file from outside, of which nothing is known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** Returns the object under a name; an empty one when there is none. */
export function objectIn(value: unknown, name: string): UnknownObject {
  const part = isObject(value) ? value[name] : null;
  return isObject(part) ? part : {};
}

/** Returns the list under a name; an empty one when there is none. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list : [];
}

function isObject(value: unknown): value is UnknownObject {
  return typeof value === 'object' && value !== null;
}
