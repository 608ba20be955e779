import { nameKey } from '../text.ts';

/** Collects what records name, each once, whatever its case. */
export interface NamedItems<Item> {
  /** The place of the item in `items`; one of a known name is merged with it. */
  readonly placeOf: (item: Item) => number;
  /** In the order in which they were first named. */
  readonly items: readonly Item[];
}

/** An empty collection; `merge` says what becomes of an item that is named again. */
export function namedItems<Item extends { readonly name: string }>(
  merge: (known: Item, again: Item) => Item,
): NamedItems<Item> {
  const items: Item[] = [];
  const places = new Map<string, number>();
  return {
    items,
    placeOf: (item) => {
      const key = nameKey(item.name);
      const place = places.get(key) ?? items.length;
      const known = items[place];
      items[place] = known ? merge(known, item) : item;
      places.set(key, place);
      return place;
    },
  };
}
