import type { Flight } from '#domain/flight';
import { chartTicks, tickSpacing } from '#domain/track/ticks';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Every time zone is whole quarters of an hour off UTC. */
const QUARTER = 900;
const EARTH_EAST = 14 * HOUR;
const EARTH_WEST = -12 * HOUR;

/** Where ticks of a time axis stand, in seconds since launch, and what is written at them. */
export interface TimeAxis {
  readonly ticks: readonly number[];
  readonly label: (seconds: number) => string;
}

/**
 * The time of day of a launch on the pilot's clock, in seconds since midnight: told from the flight's own date and
 * time. Null when it has no time, or one that is no time zone's time of the launch (the pilot has set another).
 */
export function launchClock(flight: Pick<Flight, 'date' | 'time'>, launchTime: number): number | null {
  if (flight.time === null) return null;
  const entered = Date.parse(`${flight.date}T${flight.time}:00Z`) / 1000;
  const offset = entered - Math.floor(launchTime / MINUTE) * MINUTE;
  const zone = Math.round(offset / QUARTER) * QUARTER;
  const fits = Math.abs(offset - zone) <= MINUTE && zone >= EARTH_WEST && zone <= EARTH_EAST;
  return fits ? (((launchTime + zone) % DAY) + DAY) % DAY : null;
}

/** What a time axis spans: seconds, the screen's room, and the time of day of the launch where it is known. */
interface TimeSpan {
  readonly duration: number;
  readonly narrow: boolean;
  readonly clock: number | null;
}

/** Ticks as far apart as the spec says: at round times of day where the clock is known, else since launch. */
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

/** A time of day from seconds since midnight: `14:26`, with `fine` `14:26:30`. */
export function timeOfDay(seconds: number, fine = false): string {
  const whole = Math.round(seconds) % DAY;
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return parts
    .slice(0, fine ? 3 : 2)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** A time since launch: `0`, `25 min`, `1 h`, `1 h 30`. */
export function sinceLaunch(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (hours === 0) return minutes === 0 ? '0' : `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`;
}

/** A time since launch, to the second: `1:58`. */
export function sinceLaunchFine(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(Math.round(seconds % MINUTE)).padStart(2, '0')}`;
}
