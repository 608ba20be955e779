/** One line of the bench: two things measured in the same run, so that the machine's mood cancels out. */
export interface BenchRow {
  readonly name: string;
  /** What we measured of ours. */
  readonly measured: string;
  /** What it is held against. */
  readonly against: string;
  readonly ratio: number;
  /** What we want, in words. */
  readonly aim: string;
  readonly met: boolean;
}

/** Prints rows as a table, misses marked. */
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

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds that some work takes: the median of several runs, after some that do not count. */
export async function timed(work: () => unknown, { runs = 9, warmUp = 3 } = {}): Promise<number> {
  for (let run = 0; run < warmUp; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}
