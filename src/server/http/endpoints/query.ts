import type { JsonObject } from './body.ts';

/** Returns query parameters by name; the last one of a repeated name wins, invalid escapes are kept as they are. */
export function readQuery(address: string): JsonObject {
  const at = address.indexOf('?');
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(address.slice(at + 1)));
}
