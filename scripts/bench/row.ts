/** One result: two measurements of the same run, so that the noise of the machine cancels out. */
export interface BenchRow {
  readonly name: string;
  /** The measured value. */
  readonly measured: string;
  /** The value it is compared with. */
  readonly against: string;
  readonly ratio: number;
  /** The target as text. */
  readonly aim: string;
  readonly met: boolean;
}

/** Returns the row of a value that has a limit of its own, and nothing to be compared with. */
export function rowAgainstLimit(
  name: string,
  { measured, most, unit }: { readonly measured: number; readonly most: number; readonly unit: string },
): BenchRow {
  return {
    name,
    measured: `${measured.toFixed(1)} ${unit}`,
    against: `${most} ${unit}`,
    ratio: measured / most,
    aim: '≤ 1',
    met: measured <= most,
  };
}

/** Prints rows as a table that marks missed targets. */
export function printRows(rows: readonly BenchRow[]): void {
  const lines = rows.map((row) => [
    row.met ? 'ok' : 'MISS',
    row.name,
    row.measured,
    row.against,
    row.ratio.toFixed(2),
    row.aim,
  ]);
  const table = [['', 'what', 'measured', 'against', 'ratio', 'aim'], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the milliseconds that some work takes once. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Returns the milliseconds that some work takes: the median of several runs after a warm-up. */
export async function timed(work: () => unknown, { runs = 9, warmUp = 3 } = {}): Promise<number> {
  for (let run = 0; run < warmUp; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await millisecondsOf(work));
  return median(times);
}
