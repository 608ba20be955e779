import { FINDINGS_PARTS, type FuzzPart, READING_PARTS } from './fuzz-parts.ts';
import { fuzzedTrackOf } from './fuzz-track.ts';

/** What became of fuzzed tracks. */
export interface FuzzReport {
  /** How many could be read. */
  readonly read: number;
  /** How many of them have a flight, and how many have several. */
  readonly flown: number;
  readonly flownTwice: number;
  /** One line for each part that failed, with the seed of its track. */
  readonly failures: readonly string[];
}

/** Sends the tracks of the seeds from `first` on through the engine; one of `findingsEvery` through what follows a save, too. */
export function runFuzz(first: number, count: number, findingsEvery = 1): FuzzReport {
  const [failures, tracks] = [[] as string[], { read: 0, flown: 0, flownTwice: 0 }];
  for (let seed = first; seed < first + count; seed += 1) {
    const flights = flightsThrough(seed, { hasFindings: seed % findingsEvery === 0, failures });
    if (flights === null) continue;
    tracks.read += 1;
    if (flights > 0) tracks.flown += 1;
    if (flights > 1) tracks.flownTwice += 1;
  }
  return { ...tracks, failures };
}

/** Returns the number of flights of a track, null when it cannot be read; adds what fails to `failures`. */
function flightsThrough(
  seed: number,
  { hasFindings, failures }: { readonly hasFindings: boolean; readonly failures: string[] },
): number | null {
  const fuzzed = tried(`seed ${seed}, reading`, failures, () => fuzzedTrackOf(seed));
  if (!fuzzed) return null;
  const parts: readonly FuzzPart[] = hasFindings ? [...READING_PARTS, ...FINDINGS_PARTS] : READING_PARTS;
  for (const { name, run, every = 1 } of parts) {
    if (seed % every === 0) tried(`seed ${seed}, ${name}`, failures, () => expectFinite(run(fuzzed), name));
  }
  return fuzzed.track.flights.length;
}

function tried<Result>(what: string, failures: string[], run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    failures.push(`${what}: ${String(error)}`);
    return null;
  }
}

/** Throws when a number in a value is not finite, naming where. */
export function expectFinite(value: unknown, path: string): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${path} is ${value}`);
  if (ArrayBuffer.isView(value)) expectFinite(firstWrongOf(value), path);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) expectFinite(inner, `${path}.${key}`);
  }
}

/** Returns the first number of a column that is not finite; null when all are. */
function firstWrongOf(column: ArrayBufferView): number | null {
  if (!(column instanceof Float32Array || column instanceof Float64Array)) return null;
  for (const value of column) if (!Number.isFinite(value)) return value;
  return null;
}
