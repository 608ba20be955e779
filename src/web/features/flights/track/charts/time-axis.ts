import type { Flight } from '#domain/flight';
import { chartTicks, tickSpacing } from '#domain/track/ticks';
import { texts } from '#web/texts.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Time zone offsets are multiples of a quarter of an hour. */
const QUARTER = 900;
const MAX_OFFSET = 14 * HOUR;
const MIN_OFFSET = -12 * HOUR;

/** The ticks of a time axis, in seconds since launch, and their labels. */
export interface TimeAxis {
  readonly ticks: readonly number[];
  readonly label: (seconds: number) => string;
}

/**
 * Returns a launch's local time of day in seconds since midnight, derived from the flight's date and time. Null when
 * the flight has no time, or one that is the launch's in no time zone (the pilot has entered another).
 */
export function launchClock(flight: Pick<Flight, 'date' | 'time'>, launchTime: number): number | null {
  if (flight.time === null) return null;
  const entered = Date.parse(`${flight.date}T${flight.time}:00Z`) / 1000;
  const offset = entered - Math.floor(launchTime / MINUTE) * MINUTE;
  const zone = Math.round(offset / QUARTER) * QUARTER;
  const fits = Math.abs(offset - zone) <= MINUTE && zone >= MIN_OFFSET && zone <= MAX_OFFSET;
  return fits ? (((launchTime + zone) % DAY) + DAY) % DAY : null;
}

/** `duration` in seconds; `clock` is the launch's time of day in seconds, null when unknown. */
interface TimeSpan {
  readonly duration: number;
  readonly narrow: boolean;
  readonly clock: number | null;
}

/** Returns the ticks with the spacing of `docs/behaviour.md`: at round times of day where the clock is known, else since launch. */
export function timeAxis({ duration, narrow, clock }: TimeSpan): TimeAxis {
  const spacing = tickSpacing(duration, narrow);
  const fine = spacing % MINUTE !== 0;
  if (clock === null) return { ticks: chartTicks(duration, narrow), label: fine ? sinceLaunchFine : sinceLaunch };
  const first = Math.ceil(clock / spacing) * spacing - clock;
  const count = Math.max(0, Math.floor((duration - first) / spacing) + 1);
  return {
    ticks: Array.from({ length: count }, (_, i) => first + i * spacing),
    label: (seconds) => timeOfDay(clock + seconds, fine),
  };
}

/** Formats a time of day in seconds since midnight: `14:26`, with `fine` `14:26:30`. */
export function timeOfDay(seconds: number, fine = false): string {
  const whole = Math.round(seconds) % DAY;
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return parts
    .slice(0, fine ? 3 : 2)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Formats a time since launch: `0`, `25 min`, `1 h`, `1 h 30`. */
export function sinceLaunch(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (hours === 0 && minutes === 0) return '0';
  return minutes === 0 ? texts.airtime.hours(hours) : texts.airtime.brief(hours, minutes);
}

/** Formats a time since launch, with seconds: `1:58`. */
export function sinceLaunchFine(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(Math.round(seconds % MINUTE)).padStart(2, '0')}`;
}
