import type { Fixes } from '../igc/igc-file.ts';
import { keepReachable } from './reachable.ts';
import type { AltitudeSource } from './track.ts';

/** Faster than anything in a logbook goes up or down. */
const FASTEST_CLIMB_M_PER_S = 40;

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
export function altitudeBy({ time, ...fixes }: Fixes, source: AltitudeSource): Float32Array {
  const raw = fixes[COLUMNS[source]];
  const known = Uint32Array.from(raw.keys()).filter((i) => raw[i] !== 0);
  const kept = keepReachable(known.length, (from, to) => {
    const [a, b] = [known[from] ?? 0, known[to] ?? 0];
    return Math.abs((raw[b] ?? 0) - (raw[a] ?? 0)) <= FASTEST_CLIMB_M_PER_S * ((time[b] ?? 0) - (time[a] ?? 0));
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

function mostHave({ valid, ...fixes }: Fixes, source: AltitudeSource): boolean {
  const column = fixes[COLUMNS[source]];
  const someValid = valid.includes(1);
  let [all, having] = [0, 0];
  for (let i = 0; i < column.length; i += 1) {
    if (someValid && valid[i] === 0) continue;
    all += 1;
    if (column[i] !== 0) having += 1;
  }
  return having * 2 > all;
}

/** A column that holds `raw` at the `good` indexes, in between what lies on the line from one to the next. */
function filled(raw: Int32Array, time: Uint32Array, good: Uint32Array): Float32Array {
  const altitude = new Float32Array(raw.length);
  if (good.length === 0) return altitude;
  altitude.fill(raw[good[0] ?? 0] ?? 0, 0, good[0]);
  for (let k = 0; k < good.length; k += 1) {
    const [left, right] = [good[k] ?? 0, good[k + 1] ?? raw.length];
    const [from, to] = [raw[left] ?? 0, raw[right] ?? raw[left] ?? 0];
    const [start, seconds] = [time[left] ?? 0, (time[right] ?? Number.POSITIVE_INFINITY) - (time[left] ?? 0)];
    for (let i = left; i < right; i += 1) altitude[i] = from + ((to - from) * ((time[i] ?? 0) - start)) / seconds;
  }
  return altitude;
}
