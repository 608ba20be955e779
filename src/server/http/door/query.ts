import type { JsonObject } from './body.ts';

/** The query of an address by name; of a name that comes twice, the last one counts. Bad escapes stay as they are. */
export function readQuery(address: string): JsonObject {
  const at = address.indexOf('?');
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(address.slice(at + 1)));
}
