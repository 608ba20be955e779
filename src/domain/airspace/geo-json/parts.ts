/** An object of a file from outside, of which nothing is known. */
export type Part = Readonly<Record<string, unknown>>;

/** Returns the object under a name; an empty one when there is none. */
export function partIn(value: unknown, name: string): Part {
  const part = isPart(value) ? value[name] : null;
  return isPart(part) ? part : {};
}

/** Returns the list under a name; an empty one when there is none. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isPart(value) ? value[name] : null;
  return Array.isArray(list) ? list : [];
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}
