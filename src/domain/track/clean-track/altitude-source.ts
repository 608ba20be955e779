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

/**
 * Returns satellite if most valid fixes have that altitude, unless it is clearly worse than pressure: then pressure
 * raised to the satellite altitude; pressure alone if there is no other. For the whole track.
 */
export function sourceOfAltitude(fixes: Fixes): AltitudeSource {
  const hasPressure = mostHave(fixes, 'pressure');
  if (!mostHave(fixes, 'gnss')) return hasPressure ? 'pressure' : 'gnss';
  return hasPressure && isWorse(fixes, 'gnss', 'pressure') ? 'raisedPressure' : 'gnss';
}

/**
 * Returns pressure, which is steadier, if most valid fixes have that altitude and it is not clearly worse; else
 * satellite.
 */
export function sourceOfLift(fixes: Fixes): Sensor {
  if (!mostHave(fixes, 'pressure')) return 'gnss';
  return mostHave(fixes, 'gnss') && isWorse(fixes, 'pressure', 'gnss') ? 'gnss' : 'pressure';
}

function isWorse(fixes: Fixes, sensor: Sensor, other: Sensor): boolean {
  return shareOfFastSteps(fixes, sensor) - shareOfFastSteps(fixes, other) > MORE_FAST_STEPS;
}

function shareOfFastSteps(fixes: Fixes, sensor: Sensor): number {
  const raw = fixes[COLUMNS[sensor]];
  return fastSteps({ raw, time: fixes.time, known: indexesWhere(raw.length, (i) => raw[i] !== 0) });
}

function mostHave({ length, valid, ...columns }: Fixes, sensor: Sensor): boolean {
  const column = columns[COLUMNS[sensor]];
  const someAreValid = valid.includes(1);
  const isAsked = (i: number): boolean => !someAreValid || valid[i] === 1;
  const having = indexesWhere(length, (i) => isAsked(i) && column[i] !== 0);
  return having.length * 2 > indexesWhere(length, isAsked).length;
}
