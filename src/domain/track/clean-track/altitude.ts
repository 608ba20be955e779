import type { Fixes } from '#domain/igc/igc-file';
import { columnOf, indexesOfOnes, indexesWhere } from '../columns.ts';
import type { AltitudeSource } from '../track.ts';
import { fastSteps, plausibleAltitudes } from './plausible-altitudes.ts';

/** No dry land lies lower, in metres, and no glider has flown higher than {@link HIGHEST}. */
const LOWEST = -500;
/** See {@link LOWEST}. */
const HIGHEST = 25_000;
/** Pressure shows the same flight if half of its altitudes differ by less than so many metres from the satellites'. */
const MIN_DIFFERENCE_M = 20;
/** See {@link MIN_DIFFERENCE_M}: or by less than this share of the height range; air is seldom standard. */
const MAX_DIFFERENCE = 0.2;

/** The altitudes of a track at each fix. */
interface Altitudes {
  /** Metres above sea level; all 0 when not known. */
  readonly altitude: Float32Array;
  /** Null when not known. */
  readonly altitudeSource: AltitudeSource | null;
  /** Metres by the source that shows climb best; the same column when that is {@link Altitudes.altitudeSource}. */
  readonly liftAltitude: Float32Array;
}

/** Returns the altitudes of a track by its best sources; by the next one when that has no plausible altitudes. */
export function altitudesOf(fixes: Fixes): Altitudes {
  const sources = altitudeSourcesOf(fixes);
  const known = altitudeOf(fixes, sources.altitude);
  const isSame = sources.lift === sources.altitude;
  return { ...known, liftAltitude: (isSame ? null : altitudeOfSensor(fixes, sources.lift)) ?? known.altitude };
}

function altitudeOf(fixes: Fixes, best: AltitudeSource): Pick<Altitudes, 'altitude' | 'altitudeSource'> {
  const sources = [best, ...(['gnss', 'pressure'] as const).filter((source) => source !== best)];
  for (const altitudeSource of sources) {
    const altitude = bySource(fixes, altitudeSource);
    if (altitude !== null) return { altitude, altitudeSource };
  }
  return { altitude: new Float32Array(fixes.length), altitudeSource: null };
}

function bySource(fixes: Fixes, source: AltitudeSource): Float32Array | null {
  return source === 'raisedPressure' ? raisedPressure(fixes) : altitudeOfSensor(fixes, source);
}

/** Null when the two sensors do not show the same flight: pressure is not usable then. */
function raisedPressure(fixes: Fixes): Float32Array | null {
  const pressure = altitudeOfSensor(fixes, 'pressure');
  if (pressure === null) return null;
  const { gnssAltitude } = fixes;
  const both = altitudesIn(gnssAltitude);
  const heights = columnOf(both.length, (k) => gnssAltitude[both[k] ?? 0] ?? 0);
  const offsets = columnOf(both.length, (k) => (heights[k] ?? 0) - (pressure[both[k] ?? 0] ?? 0));
  const offset = quantile(offsets, 0.5);
  const difference = quantile(
    offsets.map((metres) => Math.abs(metres - offset)),
    0.5,
  );
  const flown = quantile(heights, 0.75) - quantile(heights, 0.25);
  if (difference > Math.max(MIN_DIFFERENCE_M, MAX_DIFFERENCE * flown)) return null;
  return pressure.map((metres) => metres + offset);
}

/**
 * Returns metres at each fix by one sensor; null when it has no plausible ones. Recorders write 0 when they have no altitude:
 * such fixes and spikes are interpolated.
 */
export function altitudeOfSensor({ time, ...columns }: Fixes, sensor: Sensor): Float32Array | null {
  const raw = columns[COLUMNS[sensor]];
  const known = altitudesIn(raw);
  const good = known.length > 0 ? plausibleAltitudes({ raw, time, known }) : null;
  return good && filled(raw, time, good);
}

/** The indexes of altitudes. A plain loop: see `indexesOfOnes`. */
function altitudesIn(raw: Int32Array): Uint32Array {
  const isKnown = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i += 1) if (isAltitude(raw[i] ?? 0)) isKnown[i] = 1;
  return indexesOfOnes(isKnown);
}

function isAltitude(metres: number): boolean {
  return metres !== 0 && metres >= LOWEST && metres <= HIGHEST;
}

/** The value that a share of others lies below. */
function quantile(values: Float32Array, share: number): number {
  return values.toSorted()[Math.floor(values.length * share)] ?? 0;
}

/** A column of `raw` at the `good` indexes, linearly interpolated between them. Most fixes are good, and need no object. */
function filled(raw: Int32Array, time: Uint32Array, good: Uint32Array): Float32Array {
  const altitude = new Float32Array(raw.length);
  let next = 0;
  for (let i = 0; i < raw.length && good.length > 0; i += 1) {
    while (next < good.length - 1 && valueAt(good, next) < i) next += 1;
    const right = valueAt(good, next);
    if (right === i) altitude[i] = valueAt(raw, i);
    else altitude[i] = between(time, raw, { left: valueAt(good, Math.max(0, next - 1)), right, index: i });
  }
  return altitude;
}

function valueAt(column: Int32Array | Uint32Array, i: number): number {
  return column[i] ?? 0;
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

/** The sensors of a recorder that measure altitude. */
type Sensor = 'gnss' | 'pressure';

/** The column with each sensor's altitudes. */
const COLUMNS = { gnss: 'gnssAltitude', pressure: 'pressureAltitude' } as const satisfies Record<Sensor, keyof Fixes>;
/** How much larger the share of steps above 15 m/s may be than the other sensor's before a sensor counts as bad. */
const MORE_FAST_STEPS = 0.002;
const NO_PRESSURE: AltitudeSources = { altitude: 'gnss', lift: 'gnss' };

/** Where the altitudes of a track come from. */
interface AltitudeSources {
  /**
   * Satellite if most valid fixes have that altitude, unless it is clearly worse than pressure: then pressure raised to the
   * satellite altitude; pressure alone if there is no other.
   */
  readonly altitude: AltitudeSource;
  /** Pressure, which is steadier, if most valid fixes have that altitude and it is not clearly worse; else satellite. */
  readonly lift: Sensor;
}

/** Returns the best sources for the whole of a track. */
export function altitudeSourcesOf(fixes: Fixes): AltitudeSources {
  const hasPressure = mostHave(fixes, 'pressure');
  if (!mostHave(fixes, 'gnss')) return hasPressure ? { altitude: 'pressure', lift: 'pressure' } : NO_PRESSURE;
  if (!hasPressure) return NO_PRESSURE;
  const moreBySatellite = shareOfFastSteps(fixes, 'gnss') - shareOfFastSteps(fixes, 'pressure');
  return {
    altitude: moreBySatellite > MORE_FAST_STEPS ? 'raisedPressure' : 'gnss',
    lift: -moreBySatellite > MORE_FAST_STEPS ? 'gnss' : 'pressure',
  };
}

function shareOfFastSteps(fixes: Fixes, sensor: Sensor): number {
  const raw = fixes[COLUMNS[sensor]];
  return fastSteps({ raw, time: fixes.time, known: indexesWhere(raw.length, (i) => raw[i] !== 0) });
}

function mostHave({ length, valid, ...columns }: Fixes, sensor: Sensor): boolean {
  const column = columns[COLUMNS[sensor]];
  const someAreValid = valid.includes(1);
  let [asked, having] = [0, 0];
  for (let i = 0; i < length; i += 1) {
    if (someAreValid && valid[i] !== 1) continue;
    asked += 1;
    if (column[i] !== 0) having += 1;
  }
  return having * 2 > asked;
}
