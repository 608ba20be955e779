import type { Some } from '#test/builders/random';

/** Returns the items. Throws when there is none. */
export function atLeastOne<Item>(items: readonly Item[]): Some<Item> {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is none');
  return [first, ...others];
}
