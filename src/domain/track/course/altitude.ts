import type { Fixes } from '../../igc/igc-file.ts';
import { indexesWhere } from '../columns.ts';
import type { AltitudeSource } from '../track.ts';
import { reachableFixes } from './reachable.ts';

/** Faster than anything in a logbook goes up or down. */
const FASTEST_CLIMB_M_PER_S = 40;
/** No dry land lies lower, in metres, and no glider has flown higher than {@link HIGHEST}. */
const LOWEST = -500;
/** See {@link LOWEST}. */
const HIGHEST = 25_000;

const COLUMNS = { gnss: 'gnssAltitude', pressure: 'pressureAltitude' } as const satisfies Record<
  AltitudeSource,
  keyof Fixes
>;

/** By satellite if most valid fixes have that altitude, else by pressure; for the whole track. */
export function sourceOfAltitude(fixes: Fixes): AltitudeSource {
  return mostHave(fixes, 'gnss') || !mostHave(fixes, 'pressure') ? 'gnss' : 'pressure';
}

/** By pressure, which is steadier, if most valid fixes have that altitude, else by satellite. */
export function sourceOfLift(fixes: Fixes): AltitudeSource {
  return mostHave(fixes, 'pressure') ? 'pressure' : 'gnss';
}

/**
 * Metres at each fix by one source. 0 is what recorders write where they have no altitude: such a fix and a spike get
 * what lies between their neighbours.
 */
export function altitudeBy(fixes: Fixes, source: AltitudeSource): Float32Array {
  const raw = fixes[COLUMNS[source]];
  const { time } = fixes;
  const known = indexesWhere(fixes.length, (i) => isAltitude(raw[i] ?? 0));
  const kept = reachableFixes({
    length: known.length,
    canReach: (from, to) => {
      const [a, b] = [known[from] ?? 0, known[to] ?? 0];
      return Math.abs((raw[b] ?? 0) - (raw[a] ?? 0)) <= FASTEST_CLIMB_M_PER_S * ((time[b] ?? 0) - (time[a] ?? 0));
    },
    weight: () => 1,
  });
  return filled(
    raw,
    time,
    known.filter((_, i) => kept[i] === 1),
  );
}

/** Metres at each fix by what shows climb best; `known` saves making the altitude again that is there already. */
export function liftAltitudeOf(fixes: Fixes, known: { readonly altitude: Float32Array }): Float32Array {
  const source = sourceOfLift(fixes);
  return source === sourceOfAltitude(fixes) ? known.altitude : altitudeBy(fixes, source);
}

function isAltitude(metres: number): boolean {
  return metres !== 0 && metres >= LOWEST && metres <= HIGHEST;
}

function mostHave({ length, valid, ...columns }: Fixes, source: AltitudeSource): boolean {
  const column = columns[COLUMNS[source]];
  const someAreValid = valid.includes(1);
  const isAsked = (i: number): boolean => !someAreValid || valid[i] === 1;
  const having = indexesWhere(length, (i) => isAsked(i) && column[i] !== 0);
  return having.length * 2 > indexesWhere(length, isAsked).length;
}

/** A column that holds `raw` at the `good` indexes, in between what lies on the line from one to the next. */
function filled(raw: Int32Array, time: Uint32Array, good: Uint32Array): Float32Array {
  const altitude = new Float32Array(raw.length);
  let next = 0;
  for (let i = 0; i < raw.length && good.length > 0; i += 1) {
    while (next < good.length - 1 && (good[next] ?? 0) < i) next += 1;
    const [left, right] = [good[Math.max(0, next - 1)] ?? 0, good[next] ?? 0];
    altitude[i] = between(time, raw, { left, right, index: i });
  }
  return altitude;
}

function between(
  time: Uint32Array,
  values: Int32Array,
  { left, right, index }: { readonly left: number; readonly right: number; readonly index: number },
): number {
  const [start, end] = [time[left] ?? 0, time[right] ?? 0];
  const [from, to] = [values[left] ?? 0, values[right] ?? 0];
  const share = end > start ? ((time[index] ?? 0) - start) / (end - start) : 1;
  return from + (to - from) * Math.max(0, Math.min(1, share));
}
