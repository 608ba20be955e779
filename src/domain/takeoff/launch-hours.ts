import type { LocalTime } from '../local-date.ts';

/** Flights launched within an hour of the day. */
export interface LaunchHour {
  /** 0 to 23; 13 is from 13:00 to 13:59. */
  readonly hour: number;
  readonly count: number;
}

/** Returns the hours of the day from the first with a launch to the last, by the hours of the launches. */
export function launchHours(hours: readonly number[]): readonly LaunchHour[] {
  const counts = new Map<number, number>();
  for (const hour of hours) counts.set(hour, (counts.get(hour) ?? 0) + 1);
  if (counts.size === 0) return [];
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    count: counts.get(first + index) ?? 0,
  }));
}

/** Returns the hour of a time of day. */
export function hourOf(time: LocalTime): number {
  return Number(time.slice(0, 2));
}
