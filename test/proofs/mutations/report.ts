const SHOWN = 20;

/** Logs the first failures. */
export function showFailures(failures: readonly string[], log: (line: string) => void): void {
  for (const failure of failures.slice(0, SHOWN)) log(failure);
}

/** Returns a number with groups of thousands. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}
