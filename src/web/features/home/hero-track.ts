/** A point of the drawing: x to the right, y down, and whether the wing climbs there (−1 sinks … 1 climbs fast). */
export interface HeroPoint {
  readonly x: number;
  readonly y: number;
  readonly climb: number;
}

/** A part of the flight: a straight glide, or turns in a thermal. */
interface HeroLeg {
  /** How far it goes to the right. */
  readonly along: number;
  /** How much height it gains; negative for a glide. */
  readonly gain: number;
  /** Full turns on the way. */
  readonly turns: number;
  readonly climb: number;
}

const START = { x: 132, y: 268 };
const RADIUS = 23;
/** How flat the circles look from a little above the valley. */
const FLATTENED = 0.34;
/** Vertical sway of a glide. */
const SWAY = 3;
const STEPS_A_TURN = 28;
const STEPS_A_GLIDE = 24;

const LEGS: readonly HeroLeg[] = [
  { along: 70, gain: -14, turns: 0, climb: -0.5 },
  { along: 60, gain: 112, turns: 6, climb: 0.7 },
  { along: 66, gain: -26, turns: 0, climb: -0.5 },
  { along: 50, gain: -38, turns: 0, climb: -1 },
  { along: 62, gain: -18, turns: 0, climb: -0.4 },
  { along: 24, gain: 30, turns: 2, climb: 0.2 },
  { along: 70, gain: 140, turns: 7, climb: 1 },
  { along: 82, gain: -28, turns: 0, climb: -0.5 },
  { along: 44, gain: -4, turns: 0, climb: 0.1 },
  { along: 92, gain: -62, turns: 0, climb: -0.9 },
  { along: 34, gain: 46, turns: 3, climb: 0.6 },
  { along: 92, gain: -58, turns: 0, climb: -0.5 },
  { along: 150, gain: -186, turns: 0, climb: -1 },
];

/** Returns the flight of the home page: thermals and glides, from the launch on the left to the landing on the right. */
export function heroTrack(): readonly HeroPoint[] {
  return flightPath(RADIUS);
}

/** Returns the same flight without its turns, as a barogram. */
export function heroBarogram(): readonly HeroPoint[] {
  return flightPath(0);
}

function flightPath(radius: number): readonly HeroPoint[] {
  const points: HeroPoint[] = [];
  let from = START;
  for (const leg of LEGS) {
    points.push(...pointsOf(leg, from, radius));
    from = { x: from.x + leg.along, y: from.y - leg.gain };
  }
  return points;
}

/** Returns the points in runs of equal climb, drawn in one colour each; a run begins where the previous one ends. */
export function runsOf(points: readonly HeroPoint[]): readonly (readonly HeroPoint[])[] {
  const runs: HeroPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.climb === point.climb) run.push(point);
    else runs.push(run?.length ? [...run.slice(-1), point] : [point]);
  }
  return runs;
}

function pointsOf(leg: HeroLeg, from: typeof START, widest: number): readonly HeroPoint[] {
  const steps = leg.turns === 0 ? STEPS_A_GLIDE : leg.turns * STEPS_A_TURN;
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    const angle = part * leg.turns * 2 * Math.PI;
    const radius = widest * Math.min(1, part * 4, (1 - part) * 4);
    const sway = leg.turns === 0 ? SWAY * Math.sin(part * 2 * Math.PI) : 0;
    return {
      x: from.x + leg.along * part + radius * Math.sin(angle),
      y: from.y - leg.gain * part + sway + radius * FLATTENED * (1 - Math.cos(angle)),
      climb: leg.climb,
    };
  });
}
