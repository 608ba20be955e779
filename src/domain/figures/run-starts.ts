/**
 * Returns for each fix the first one of its run: of the fixes joined with it without a break. `isBreak` says whether
 * there is one between a fix and the one before. A plain loop: tracks are long.
 */
export function runStartsOf(length: number, isBreak: (index: number) => boolean): Uint32Array {
  const starts = new Uint32Array(length);
  for (let i = 1; i < length; i += 1) starts[i] = isBreak(i) ? i : (starts[i - 1] ?? 0);
  return starts;
}
