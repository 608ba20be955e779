import { between, type Random } from '#test/builders/random';
import { createWavering } from '#test/builders/simulation/paraglider';
import type { Mover, Place } from './way.ts';

/** A glider's speed at trim and its least sink, in m/s, and how much more it sinks with each (m/s)² off that. */
export interface Wing {
  readonly speed: number;
  readonly sink: number;
  readonly more: number;
}

export const WINGS = {
  paraglider: { speed: 10, sink: 1.1, more: 0.1 },
  tandem: { speed: 11, sink: 1.35, more: 0.1 },
  bigEars: { speed: 10.5, sink: 2.4, more: 0.1 },
  hangGlider: { speed: 15, sink: 1.15, more: 0.03 },
} as const satisfies Record<string, Wing>;

/** The air of a flight. */
export interface Air {
  /** In m/s, and where it blows from in degrees. */
  readonly wind?: { readonly speed: number; readonly from: number };
  /** Deviation of the vertical motion of the air, in m/s. */
  readonly rough?: number;
}

/** What a pilot does for some seconds. */
export interface Manoeuvre {
  readonly seconds: number;
  /** Mean vertical motion of the air, in m/s. */
  readonly rise?: number;
  /** Through the air, in m/s; that of the wing if left out. */
  readonly speed?: number;
  /** Degrees turned in a second of the manoeuvre. */
  readonly turn?: (second: number) => number;
  /** The heading in degrees at the start; as before if left out. */
  readonly heading?: number;
  /** Extra sink, as in a spiral, in m/s. */
  readonly sink?: number;
  /** Degrees over the ground to follow, to and fro over a line from the start: the pilot corrects for the wind. */
  readonly course?: (second: number) => number;
  /** Metres above the start at which lift and sink are about equal, as in front of a slope. */
  readonly height?: number;
}

/** How a glider is launched. */
type Launch = 'run' | 'inAir' | 'winch';

const RADIANS = Math.PI / 180;
const RUN_S = 6;
const WINCH = { seconds: 100, climb: 3 } as const;
/** Degrees a second. */
const MOST_TURN = 14;

/** Returns a flight by its manoeuvres, and a take-off run or a winch before them. */
export const fly =
  (wing: Wing, air: Air, manoeuvres: readonly Manoeuvre[], launch: Launch = 'run'): Mover =>
  (from, random) => {
    const places: Place[] = [];
    const flying = { wing, drift: driftOf(air), rough: air.rough ?? 0.25, waverings: waveringsOf(random) };
    const heading = manoeuvres[0]?.heading ?? 0;
    let now: Flown = { ...from, heading, speed: launch === 'inAir' ? wing.speed : 0 };
    for (const manoeuvre of [...startOf(launch, wing), ...manoeuvres]) {
      now = { ...now, heading: manoeuvre.heading ?? now.heading };
      const start = { ...now, altitude: from.altitude };
      for (let second = 0; second < manoeuvre.seconds; second += 1) {
        now = flown(now, { ...flying, manoeuvre, second, start });
        places.push({ north: now.north, east: now.east, altitude: now.altitude });
      }
    }
    return places;
  };

interface Flown extends Place {
  readonly heading: number;
  readonly speed: number;
}

interface Flying {
  readonly wing: Wing;
  readonly drift: Velocity;
  readonly rough: number;
  readonly waverings: Readonly<Record<'gust' | 'heading' | 'aside' | 'level', () => number>>;
  readonly manoeuvre: Manoeuvre;
  readonly second: number;
  /** The place at which the manoeuvre starts, at the altitude of the launch. */
  readonly start: Place;
}

type Velocity = Pick<Place, 'north' | 'east'>;

function waveringsOf(random: Random): Flying['waverings'] {
  return {
    gust: createWavering(random, 25),
    heading: createWavering(random, 12),
    aside: createWavering(random, 60),
    level: createWavering(random, 150),
  };
}

function startOf(launch: Launch, { sink }: Wing): readonly Manoeuvre[] {
  const run: Manoeuvre = { seconds: RUN_S, turn: () => 0 };
  if (launch === 'winch') return [run, { seconds: WINCH.seconds, rise: WINCH.climb + sink, turn: () => 0 }];
  return launch === 'run' ? [run] : [];
}

function flown(now: Flown, flying: Flying): Flown {
  const { wing, drift, manoeuvre } = flying;
  const speed = now.speed + Math.max(-0.8, Math.min(1.6, (manoeuvre.speed ?? wing.speed) - now.speed));
  const heading = nextHeading(now, speed, flying);
  const middle = (now.heading + angle(heading - now.heading) / 2) * RADIANS;
  const carried = speed >= 0.6 * wing.speed ? 1 : 0;
  return {
    heading,
    speed,
    north: now.north + Math.cos(middle) * speed + carried * drift.north,
    east: now.east + Math.sin(middle) * speed + carried * drift.east,
    altitude: now.altitude + carried * climbOf(now, { speed, heading }, flying),
  };
}

function nextHeading(now: Flown, speed: number, { manoeuvre, second, start, drift, waverings }: Flying): number {
  const aside = waverings.aside() * 12;
  if (manoeuvre.course) {
    const course = backToLine(manoeuvre.course(second), start, { ...now, off: aside });
    return headingFor(now.heading, course, { drift, speed });
  }
  return now.heading + (manoeuvre.turn?.(second) ?? waverings.heading() * 1.5);
}

function climbOf(
  now: Flown,
  next: Pick<Flown, 'heading' | 'speed'>,
  { wing, manoeuvre, start, rough, waverings }: Flying,
): number {
  const load = 1 + Math.abs(angle(next.heading - now.heading)) / 60;
  const sink = (wing.sink + wing.more * (next.speed - wing.speed) ** 2) * load + (manoeuvre.sink ?? 0);
  const { height, rise = 0 } = manoeuvre;
  const gust = waverings.gust() * rough;
  if (height === undefined) return rise + gust - sink;
  const off = start.altitude + height * (1 + 0.3 * waverings.level()) - now.altitude;
  return gust + Math.max(-0.8, Math.min(1.2, 0.03 * off));
}

/** Returns the air's own motion over the ground, in m/s. */
function driftOf({ wind = { speed: 0, from: 0 } }: Air): Velocity {
  return { north: -wind.speed * Math.cos(wind.from * RADIANS), east: -wind.speed * Math.sin(wind.from * RADIANS) };
}

/** Returns the course that leads back to a line through a place. */
function backToLine(course: number, start: Place, { north, east, off }: Place & { readonly off: number }): number {
  const right = (east - start.east) * Math.cos(course * RADIANS) - (north - start.north) * Math.sin(course * RADIANS);
  return course - Math.max(-50, Math.min(50, 0.8 * (right + off)));
}

/** Turns towards the heading that keeps a course in the wind, by some degrees a second. */
function headingFor(
  heading: number,
  course: number,
  { drift, speed }: { readonly drift: Velocity; readonly speed: number },
): number {
  const across = -drift.north * Math.sin(course * RADIANS) + drift.east * Math.cos(course * RADIANS);
  const wanted = course - Math.asin(Math.max(-0.95, Math.min(0.95, across / Math.max(1, speed)))) / RADIANS;
  return heading + Math.max(-MOST_TURN, Math.min(MOST_TURN, angle(wanted - heading)));
}

function angle(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** S-turns: swings by so many degrees to each side of a course, in so many seconds there and back. */
export function weave(
  seconds: number,
  { period, swing, heading }: { period: number; swing: number; heading: number },
): Manoeuvre {
  const rate = (2 * Math.PI * swing) / period;
  return { seconds, heading, turn: (second) => rate * Math.cos((2 * Math.PI * second) / period) };
}

/** Circles of so many seconds, to the right, or to the left with a negative number. */
export function circle(seconds: number, periodS: number, rise: number): Manoeuvre {
  return { seconds, rise, turn: () => 360 / periodS };
}

/** To and fro along a line: a course for some seconds, and back. */
export function beats(
  seconds: number,
  { leg, course, height }: { leg: number; course: number; height: number },
): Manoeuvre {
  return { seconds, height, course: (second) => course + 180 * (Math.floor(second / leg) % 2) };
}

/** A glider in a wind about as fast as itself: it creeps to and fro, and up and down, and comes down to where it launched. */
export const park =
  (shape: { readonly seconds: number; readonly speed: number; readonly height: number }): Mover =>
  (from, random: Random) => {
    const { seconds, speed, height } = shape;
    const [swingS, bobS] = [between(random, 450, 700), between(random, 100, 160)];
    const climbS = 60;
    const bob = Math.min(12, height / 4);
    let north = from.north;
    return Array.from({ length: seconds }, (_, second) => {
      north += speed * Math.sin((2 * Math.PI * second) / swingS);
      const ends = Math.min(1, second / climbS, (seconds - 1 - second) / climbS);
      return {
        ...from,
        north,
        altitude: from.altitude + ends * (height + bob * Math.sin((2 * Math.PI * second) / bobS)),
      };
    });
  };
