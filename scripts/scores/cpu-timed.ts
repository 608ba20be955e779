/**
 * The result of some work, and the processor's milliseconds, the median of so many runs: others on the machine count less in
 * them than in the clock's.
 */
export function cpuTimed<Result>(work: () => Result, runs = 1): readonly [result: Result, ms: number] {
  const timed = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(start);
    return { result, ms: (user + system) / 1000 };
  }).toSorted((a, b) => a.ms - b.ms);
  const [middle] = timed.slice(runs >> 1);
  if (!middle) throw new Error('Nothing was timed.');
  return [middle.result, middle.ms];
}
