import { DEMO_SITES } from '#test/builders/demo/demo-sites';
import type { Random } from '#test/builders/random';
import { flyFor } from './flown.ts';
import { record, writeIgc } from './recorder.ts';

/** 2026-06-20, 05:00 UTC: ten hours from then are within the day. */
const START_TIME = Date.UTC(2026, 5, 20, 5) / 1000;
const HEAD = { pilotName: 'Long Track', gliderName: 'Swift Tern 28', siteName: 'Vounetz', hoursAhead: 2 };

/** Returns an IGC file with exactly so many fixes, one per second: for benchmarks of long flights. */
export function longTrack({ fixes, random }: { readonly fixes: number; readonly random: Random }): string {
  const flown = flyFor(fixes, DEMO_SITES[0], random);
  return writeIgc(HEAD, record(flown, { startTime: START_TIME, interval: 1 }, random).slice(0, fixes));
}
