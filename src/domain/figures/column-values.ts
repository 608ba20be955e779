/** Returns how much a column changes from one index to another. */
export function changeBetween(column: ArrayLike<number>, from: number, to: number): number {
  return (column[to] ?? 0) - (column[from] ?? 0);
}
