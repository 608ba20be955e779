/** Returns flights with keys of their own: those of a file that is given twice are numbered. Adds the keys to `keys`. */
export function withUniqueKeys<Item extends { readonly key: string }>(
  items: readonly Item[],
  keys: Set<string>,
): readonly Item[] {
  return items.map((item) => {
    const key = freeKey(item.key, keys);
    keys.add(key);
    return { ...item, key };
  });
}

function freeKey(key: string, keys: ReadonlySet<string>): string {
  if (!keys.has(key)) return key;
  let number = 2;
  while (keys.has(`${key}#${number}`)) number += 1;
  return `${key}#${number}`;
}
