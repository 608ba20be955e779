import { distanceM, type Places } from '../places.ts';

/** A way, and its length. */
export interface Way {
  readonly fixes: readonly number[];
  readonly lengthM: number;
}

/** Returns a way that no move of one of its fixes alone makes longer, found from another one. */
export function climbFreeDistance(places: Places, start: readonly number[]): Way {
  let way: Way = { fixes: start, lengthM: lengthOf(places, start) };
  for (;;) {
    const fixes = way.fixes.reduce<readonly number[]>(
      (moved, _, k) => moved.with(k, bestAt(places, moved, k)),
      way.fixes,
    );
    const lengthM = lengthOf(places, fixes);
    if (lengthM <= way.lengthM) return way;
    way = { fixes, lengthM };
  }
}

/** Returns the sum of the distances between fixes in a row. */
export function lengthOf(places: Places, fixes: readonly number[]): number {
  return fixes.slice(1).reduce((sum, fix, k) => sum + distanceM(places, fixes[k] ?? 0, fix), 0);
}

/** The best place of one fix while the others stay. */
function bestAt(places: Places, fixes: readonly number[], k: number): number {
  // An end of the way has one neighbour, which stands for both.
  const before = fixes[k - 1] ?? fixes[k + 1] ?? 0;
  const after = fixes[k + 1] ?? before;
  const [from, to] = [fixes[k - 1] ?? 0, fixes[k + 1] ?? places.length - 1];
  let best = fixes[k] ?? 0;
  let most = distanceM(places, before, best) + distanceM(places, best, after);
  for (let i = from; i <= to; i += 1) {
    const sum = distanceM(places, before, i) + distanceM(places, i, after);
    if (sum <= most) continue;
    most = sum;
    best = i;
  }
  return best;
}
