import type { Moving } from './moving.ts';
import { type Stretch, secondsOf, windowsOf } from './stretch.ts';

/** Seconds between the places that are compared. */
const EVERY_S = 5;
/** The same place, in metres, and how much later, in seconds, it is another pass. */
const SAME_PLACE = { metres: 30, laterS: 60 } as const;
/** Heights over one place that differ by more, in metres, are not those of the ground, nor of a recorder that drifts. */
const OTHER_HEIGHT_M = 12;
const SAME_HEIGHT_M = 5;
/** Least number of passes above, and below, the nearest earlier one, and their share of all. */
const PASSES = { count: 4, share: 0.25 } as const;

/**
 * Returns whether a movement passes its own places again and again, now higher and now lower: so do gliders, and nothing on the
 * ground. On a road with hairpin bends each pass is higher than that before it, or each is lower.
 */
export function passesAtOtherHeights(track: Moving, stretch: Stretch): boolean {
  const cells = new Map<string, Pass[]>();
  const count = { all: 0, above: 0, below: 0 };
  for (const pass of placesOf(track, stretch)) {
    const earlier = nearestEarlier(cells, pass);
    const above = earlier ? pass.altitude - earlier.altitude : 0;
    count.all += Number(earlier !== null);
    count.above += Number(above >= OTHER_HEIGHT_M);
    count.below += Number(above <= -OTHER_HEIGHT_M);
    remember(cells, pass);
  }
  const { all, above, below } = count;
  return Math.min(above, below) >= PASSES.count && above + below >= PASSES.share * all;
}

/** One pass for each height in a cell is enough: a glider may hang over one place for hours. */
function remember(cells: Map<string, Pass[]>, pass: Pass): void {
  const key = cellOf(pass, 0, 0);
  const cell = cells.get(key) ?? [];
  if (cell.some(({ altitude }) => Math.abs(altitude - pass.altitude) < SAME_HEIGHT_M)) return;
  cells.set(key, [...cell, pass]);
}

interface Pass {
  readonly time: number;
  readonly north: number;
  readonly east: number;
  readonly altitude: number;
}

function placesOf({ time, motion, liftAltitude }: Moving, { first, last }: Stretch): readonly Pass[] {
  const places: Pass[] = [];
  for (let i = first; i <= last; i += 1) {
    const now = time[i] ?? 0;
    if (now - (places.at(-1)?.time ?? Number.NEGATIVE_INFINITY) < EVERY_S) continue;
    places.push({ time: now, north: motion.north[i] ?? 0, east: motion.east[i] ?? 0, altitude: liftAltitude[i] ?? 0 });
  }
  return places;
}

const NEIGHBOURS = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => [north, east] as const));

/** The nearest pass in the same place but not in the same minute; null for none. */
function nearestEarlier(cells: ReadonlyMap<string, readonly Pass[]>, pass: Pass): Pass | null {
  let [nearest, metres]: [Pass | null, number] = [null, SAME_PLACE.metres];
  for (const [north, east] of NEIGHBOURS)
    for (const other of cells.get(cellOf(pass, north, east)) ?? []) {
      const away = Math.hypot(other.north - pass.north, other.east - pass.east);
      if (away <= metres && pass.time - other.time >= SAME_PLACE.laterS) [nearest, metres] = [other, away];
    }
  return nearest;
}

function cellOf({ north, east }: Pass, rows: number, columns: number): string {
  return `${Math.floor(north / SAME_PLACE.metres) + rows} ${Math.floor(east / SAME_PLACE.metres) + columns}`;
}

/** A spiral dive: so fast down, in m/s, for so many seconds, and less far away than down. */
const PLUNGE = { sink: 4, seconds: 20 } as const;

/** Returns whether a movement goes down faster than away for a while: nothing on the ground does. */
export function isPlunging(track: Moving, stretch: Stretch): boolean {
  const { north, east } = track.motion;
  const change = (column: Float32Array | Float64Array, { first, last }: Stretch): number =>
    (column[last] ?? 0) - (column[first] ?? 0);
  return windowsOf(track.time, stretch, PLUNGE.seconds).some((window) => {
    const down = -change(track.liftAltitude, window);
    const away = Math.hypot(change(north, window), change(east, window));
    return down > away && down >= PLUNGE.sink * secondsOf(track.time, window);
  });
}
