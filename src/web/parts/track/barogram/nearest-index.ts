/** Returns the index of the ascending value nearest to another one; 0 of none. */
export function nearestIndex(values: Uint32Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(0, low - 1);
  return value - (values[before] ?? 0) < (values[low] ?? 0) - value ? before : low;
}
