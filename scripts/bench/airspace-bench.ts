import type { Airspace } from '#domain/airspace/airspace';
import { airspacesCrossed } from '#domain/airspace/crossings/airspaces-crossed';
import { cornersOf } from '#domain/airspace/open-air-outline';
import { airspaceWith, flightWithHeights } from '#test/builders/airspaces';
import { flownPath } from '#test/builders/igc';
import { seededRandom } from '#test/builders/random';
import { type BenchRow, timed } from './row.ts';

const FIXES = 20_000;
const AIRSPACES = 3000;
const CORNERS = 60;
const MOST_MS = 1000;
const START = { at: 0, lat: 46, lng: 7, altitude: 2000 };

/**
 * Time of finding the airspaces of a country that a flight of 200 km crosses, against a tenth of its airspaces: those
 * that are far away should cost little.
 */
export async function airspaceBench(): Promise<readonly BenchRow[]> {
  const flight = flightWithHeights(flownPath(START, legs()));
  const airspaces = country();
  const all = await timed(() => airspacesCrossed(flight, airspaces));
  const tenth = await timed(() => airspacesCrossed(flight, airspaces.slice(0, AIRSPACES / 10)));
  return [
    {
      name: '20,000 fixes through 3,000 airspaces against 300',
      measured: `${all.toFixed(0)} ms`,
      against: `${tenth.toFixed(0)} ms`,
      ratio: all / tenth,
      aim: `≤ ${MOST_MS} ms`,
      met: all <= MOST_MS,
    },
  ];
}

/** Glides to the north-east, and circles of 20 s between them. */
function legs(): Parameters<typeof flownPath>[1] {
  const part = [
    { seconds: 300, speed: 12, heading: 60, climb: -1 },
    { seconds: 200, speed: 9, turn: 18, climb: 1.5 },
  ];
  return Array.from({ length: FIXES / 500 }, () => part).flat();
}

/** Airspaces of 60 corners and 1 to 31 km radius, over 6 by 6 degrees. */
function country(): readonly Airspace[] {
  const random = seededRandom(1);
  return Array.from({ length: AIRSPACES }, () => {
    const center = { lat: 44 + 6 * random(), lng: 5 + 6 * random() };
    const radiusM = 1000 + 30_000 * random() ** 2;
    const around = cornersOf({ center, radiiM: [radiusM, radiusM], start: 0, sweep: 360 });
    const ring = Array.from({ length: CORNERS }, (_, i) => around[Math.floor((i * around.length) / CORNERS)] ?? center);
    const lower = { heightM: 2500 * random(), datum: 'msl' } as const;
    return airspaceWith({ lower, upper: { heightM: 2895.6, datum: 'standard' }, polygon: [ring] });
  });
}
