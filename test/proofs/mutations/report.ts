const SHOWN = 20;

/** Returns a function that logs failures as they come, the first ones only: a run that is stopped has shown its own. */
export function failureLog(log: (line: string) => void): (failures: readonly string[]) => void {
  let left = SHOWN;
  return (failures) => {
    for (const failure of failures.slice(0, left)) log(failure);
    left = Math.max(0, left - failures.length);
  };
}

/** Returns a number with groups of thousands. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}
