/** A source of numbers from 0 up to but not including 1, as `Math.random` is one. */
export type Random = () => number;

/** A list with at least one item, so that one can always be picked. */
export type Some<Item> = readonly [Item, ...Item[]];

const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** The same numbers for the same seed, on every machine: mulberry32, whose 32 bits of state are plenty for a demo. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/** A number from `low` up to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of the items, each as likely as the next. */
export function pick<Item>(random: Random, items: Some<Item>): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Close to the normal distribution, mean 0 and deviation 1: three dice are near enough and never far out. */
export function spread(random: Random): number {
  return (random() + random() + random() - 1.5) * 2;
}
