import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;
const [UTIME, STIME] = [11, 12];
const EVERY_MS = 500;

/** What a process used: CPU time, and memory over time. */
export interface ProcessUsage {
  readonly cpuMs: number;
  /** The mean resident memory, in megabytes. */
  readonly meanMb: number;
  /** How much it grows in a minute, by the line of least squares. */
  readonly slopeMb: number;
}

/** Begins to measure a process; Linux only: it reads `/proc`. Returns a function that ends it. */
export function measureProcess(pid: number): () => ProcessUsage {
  const begin = { at: performance.now(), cpuMs: cpuMsOf(pid) };
  const samples: (readonly [minutes: number, megabytes: number])[] = [];
  const sample = (): void => {
    samples.push([(performance.now() - begin.at) / 60_000, memoryMbOf(pid)]);
  };
  sample();
  const timer = setInterval(sample, EVERY_MS);
  return () => {
    clearInterval(timer);
    sample();
    const meanMb = mean(samples.map(([, megabytes]) => megabytes));
    return { cpuMs: cpuMsOf(pid) - begin.cpuMs, meanMb, slopeMb: slopeOf(samples) };
  };
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[UTIME]) + Number(fields[STIME])) * TICK_MS;
}

function memoryMbOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1_000;
}

function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const square = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / square;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
