import type { Fixes } from '#domain/igc/igc-file';
import { indexesWhere } from '../columns.ts';
import type { AltitudeSource } from '../track.ts';
import { fastSteps } from './plausible-altitudes.ts';

/** The sensors of a recorder that measure altitude. */
export type Sensor = 'gnss' | 'pressure';

/** The column with each sensor's altitudes. */
export const COLUMNS = { gnss: 'gnssAltitude', pressure: 'pressureAltitude' } as const satisfies Record<
  Sensor,
  keyof Fixes
>;
/** How much larger the share of steps above 15 m/s may be than the other sensor's before a sensor counts as bad. */
const MORE_FAST_STEPS = 0.002;
const NO_PRESSURE: AltitudeSources = { altitude: 'gnss', lift: 'gnss' };

/** Where the altitudes of a track come from. */
export interface AltitudeSources {
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
