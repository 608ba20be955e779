/** Returns numbers in [0, 1), like `Math.random`. */
export type Random = () => number;

/** A non-empty list. */
export type Some<Item> = readonly [Item, ...Item[]];

const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** Returns a generator with the same numbers for the same seed on every machine: mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/** Returns a number from `low` up to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Returns a whole number from `low` to `high`, inclusive. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Returns one of the items, all equally likely. */
export function pick<Item>(random: Random, items: Some<Item>): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Returns a roughly normal number, mean 0 and deviation 1: the sum of three uniform ones, so without outliers. */
export function spread(random: Random): number {
  return (random() + random() + random() - 1.5) * 2;
}

/** Returns the items. Throws when there is none. */
export function atLeastOne<Item>(items: readonly Item[]): Some<Item> {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is none');
  return [first, ...others];
}
