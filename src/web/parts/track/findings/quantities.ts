import { distanceIn, metres } from '#domain/units';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { formatDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import type { Figure } from '../charts/readout.ts';
import { flightPageTexts } from '../flight-page-texts.ts';

const SECONDS_PER_HOUR = 3600;

/** Returns a speed over the ground in the pilot's unit; given in m/s. */
export function speedFigure(metresPerSecond: number, { distanceUnit }: PilotUnits): Figure {
  const value = distanceIn(metres(metresPerSecond * SECONDS_PER_HOUR), distanceUnit);
  return { value: formatWhole(value), unit: flightPageTexts.findings.speed[distanceUnit] };
}

/** Returns a distance in the pilot's unit with one decimal. */
export function distanceFigure(distanceM: number, { distanceUnit }: PilotUnits): Figure {
  return {
    value: formatDecimal(distanceIn(metres(distanceM), distanceUnit), 1),
    unit: texts.units.distance[distanceUnit],
  };
}

/** Returns a duration in minutes, or with seconds below ten minutes: `4:05`, `12 min`, `1 h 20`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  const minutes = Math.round(whole / 60);
  return texts.airtime.brief(Math.floor(minutes / 60), minutes % 60);
}

/** Returns a share in whole percent. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Returns one of the eight main directions: `SW`. */
export function compassText(degrees: number): string {
  const { compass } = flightPageTexts.phases;
  return compass[Math.round(degrees / 45) % compass.length] ?? '';
}
