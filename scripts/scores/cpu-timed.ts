/** The result of some work, and the processor's milliseconds: others on the machine count less in them than in the clock's. */
export function cpuTimed<Result>(work: () => Result): readonly [result: Result, ms: number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}
