import type { ReadFlight } from './readings.ts';

/** Returns flights with keys of their own: those of a file that is given twice are numbered. Adds the keys to `keys`. */
export function withUniqueKeys(flights: readonly ReadFlight[], keys: Set<string>): readonly ReadFlight[] {
  return flights.map((flight) => {
    const key = freeKey(flight.key, keys);
    keys.add(key);
    return { ...flight, key };
  });
}

function freeKey(key: string, keys: ReadonlySet<string>): string {
  if (!keys.has(key)) return key;
  let number = 2;
  while (keys.has(`${key}#${number}`)) number += 1;
  return `${key}#${number}`;
}
