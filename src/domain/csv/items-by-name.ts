import { nameKey } from '../text.ts';

/** Collects the items that records name, each once, whatever its case. */
export interface ItemsByName<Item> {
  /** Adds an item, or merges it with one of the same name; returns its index in `items`. */
  readonly add: (item: Item) => number;
  /** In the order of their first occurrence. */
  readonly items: readonly Item[];
}

/** Returns an empty collection; `merge` combines an item with a later one of the same name. */
export function itemsByName<Item extends { readonly name: string }>(
  merge: (known: Item, again: Item) => Item,
): ItemsByName<Item> {
  const items: Item[] = [];
  const places = new Map<string, number>();
  return {
    items,
    add: (item) => {
      const key = nameKey(item.name);
      const place = places.get(key) ?? items.length;
      const known = items[place];
      items[place] = known ? merge(known, item) : item;
      places.set(key, place);
      return place;
    },
  };
}
