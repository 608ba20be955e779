import { areDegrees } from '../coordinates.ts';
import { distanceOfDegrees } from '../geo.ts';
import type { Fixes } from '../igc/igc-file.ts';
import { keepReachable } from './reachable.ts';
import { pickFixes } from './slice-fixes.ts';

/** Faster than anything in a logbook goes over the ground, a sailplane in a mountain wave's wind included. */
const FASTEST_M_PER_S = 150;

/**
 * The fixes in order of time, one for each second (a valid one where there is one), without positions that are no
 * place on earth or that cannot have been reached from the others. The very same columns when there is nothing to mend.
 */
export function cleanFixes(fixes: Fixes): Fixes {
  const ordered = picking(fixes, oncePerSecond(fixes, inOrder(fixes)));
  return picking(ordered, keptIndexes(keepReachable(ordered.length, reachOver(ordered))));
}

/** Indexes of all places on earth, by time; those of one second by validity, then as they come in the file. */
function inOrder({ length, time, lat, lng, valid }: Fixes): Uint32Array {
  const indexes = Uint32Array.from({ length }, (_, i) => i).filter((i) => areDegrees(lat[i] ?? 0, lng[i] ?? 0));
  if (isAscending(time)) return indexes;
  return indexes.sort((a, b) => (time[a] ?? 0) - (time[b] ?? 0) || (valid[b] ?? 0) - (valid[a] ?? 0) || a - b);
}

function isAscending(time: Uint32Array): boolean {
  for (let i = 1; i < time.length; i += 1) if ((time[i] ?? 0) <= (time[i - 1] ?? 0)) return false;
  return true;
}

function oncePerSecond({ time }: Fixes, indexes: Uint32Array): Uint32Array {
  return indexes.filter((index, i) => i === 0 || time[index] !== time[indexes[i - 1] ?? 0]);
}

function reachOver({ time, lat, lng }: Fixes): (from: number, to: number) => boolean {
  return (from, to) => {
    const distance = distanceOfDegrees(lat[from] ?? 0, lng[from] ?? 0, lat[to] ?? 0, lng[to] ?? 0);
    return distance <= FASTEST_M_PER_S * ((time[to] ?? 0) - (time[from] ?? 0));
  };
}

function keptIndexes(kept: Uint8Array): Uint32Array {
  return Uint32Array.from({ length: kept.length }, (_, i) => i).filter((i) => kept[i] === 1);
}

function picking(fixes: Fixes, indexes: Uint32Array): Fixes {
  const isWhole = indexes.length === fixes.length && isAscending(indexes);
  return isWhole ? fixes : pickFixes(fixes, indexes);
}
