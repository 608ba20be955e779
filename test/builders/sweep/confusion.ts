import { parseIgc } from '#domain/igc/parse-igc';
import { cleanTrackOf } from '#domain/track/clean-track/clean-track';
import { searchFlights } from '#domain/track/flight/find-flight';
import { igcBytes } from '#test/builders/igc';
import type { SweepCase } from './sweep.ts';

/** How a movement was read. `cut`: as a flight that begins or ends elsewhere, or as several. */
export const READINGS = ['sure', 'asked', 'cut', 'ground'] as const;
type Reading = (typeof READINGS)[number];

const DATE = '2025-05-31';
const TOLERANCE_S = 60;

interface Found {
  readonly from: number;
  readonly to: number;
  readonly isSure: boolean;
}

/** Returns how the movement that a case tries was read. */
export function readingOf({ fixes, isFlight, tried: [from, to] }: SweepCase): Reading {
  const leastS = Math.min(30, (to - from) / 3);
  const parts = flightsIn(fixes).filter((one) => Math.min(one.to, to) - Math.max(one.from, from) > leastS);
  const [part] = parts;
  if (part === undefined) return 'ground';
  const isWhole = parts.length === 1 && Math.max(Math.abs(part.from - from), Math.abs(part.to - to)) <= TOLERANCE_S;
  if (isFlight && !isWhole) return 'cut';
  return parts.some(({ isSure }) => isSure) ? 'sure' : 'asked';
}

function flightsIn(fixes: SweepCase['fixes']): readonly Found[] {
  const track = cleanTrackOf(parseIgc(igcBytes({ date: DATE, fixes })).fixes);
  const midnight = Date.parse(DATE) / 1_000;
  return searchFlights(track).flights.map(({ launch, landing, doubt }) => ({
    from: (track.fixes.time[launch] ?? 0) - midnight,
    to: (track.fixes.time[landing] ?? 0) - midnight,
    isSure: !doubt,
  }));
}

/** Returns how many cases of a kind were read how, in the order of {@link READINGS}. */
export function countsOf(cases: readonly SweepCase[]): readonly number[] {
  const readings = cases.map(readingOf);
  return READINGS.map((wanted) => readings.filter((reading) => reading === wanted).length);
}
