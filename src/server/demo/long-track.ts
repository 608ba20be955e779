import { DEMO_SITES } from './content/sites.ts';
import { flyFor } from './flight-model/flown.ts';
import { record } from './flight-model/recorder.ts';
import { writeIgc } from './igc-writer.ts';
import type { Random } from './random.ts';

/** 2026-06-20, 05:00 UTC: ten hours from then are within the day. */
const START_TIME = Date.UTC(2026, 5, 20, 5) / 1000;
const HEAD = { pilotName: 'Long Track', gliderName: 'Swift Tern 28', siteName: 'Vounetz', hoursAhead: 2 };

/** Returns an IGC file with exactly so many fixes, one per second: for benchmarks of long flights. */
export function longTrack({ fixes, random }: { readonly fixes: number; readonly random: Random }): string {
  const flown = flyFor(fixes, DEMO_SITES[0], random);
  return writeIgc(HEAD, record(flown, { startTime: START_TIME, interval: 1 }, random).slice(0, fixes));
}
