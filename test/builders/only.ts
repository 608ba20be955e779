/** Returns the only element of a list. Throws when there are none or several. */
export function only<Element>(found: readonly Element[]): Element {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`Expected one, found ${found.length}`);
  return one;
}
