/** A point of the drawing: x to the right, y down, and whether the wing climbs there (−1 sinks … 1 climbs fast). */
export interface HeroPoint {
  readonly x: number;
  readonly y: number;
  readonly climb: number;
}

/** A part of the flight: a straight glide, or turns in a thermal. */
interface Leg {
  /** How far it goes to the right. */
  readonly along: number;
  /** How much height it gains; negative for a glide. */
  readonly gain: number;
  /** Full turns on the way. */
  readonly turns: number;
  readonly climb: number;
}

const START = { x: 132, y: 268 };
const RADIUS = 22;
/** How flat the circles look to somebody standing a little above the valley. */
const FLATTENED = 0.32;
const STEPS_A_TURN = 28;
const STEPS_A_GLIDE = 24;

const LEGS: readonly Leg[] = [
  { along: 74, gain: -22, turns: 0, climb: -0.4 },
  { along: 58, gain: 118, turns: 5, climb: 0.7 },
  { along: 176, gain: -84, turns: 0, climb: -0.7 },
  { along: 22, gain: 34, turns: 2, climb: 0.35 },
  { along: 66, gain: 128, turns: 5, climb: 1 },
  { along: 214, gain: -96, turns: 0, climb: -0.5 },
  { along: 32, gain: 40, turns: 2, climb: 0.45 },
  { along: 232, gain: -228, turns: 0, climb: -1 },
];

/** The flight that the home page shows: thermals and glides, from the launch on the left to the landing on the right. */
export function heroTrack(): readonly HeroPoint[] {
  const points: HeroPoint[] = [];
  let from = START;
  for (const leg of LEGS) {
    points.push(...pointsOf(leg, from));
    from = { x: from.x + leg.along, y: from.y - leg.gain };
  }
  return points;
}

/** The points in runs of one climb, each run beginning where the one before it ends, to be drawn in one colour. */
export function runsOf(points: readonly HeroPoint[]): readonly (readonly HeroPoint[])[] {
  const runs: HeroPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.climb === point.climb) run.push(point);
    else runs.push(run?.length ? [...run.slice(-1), point] : [point]);
  }
  return runs;
}

function pointsOf(leg: Leg, from: typeof START): readonly HeroPoint[] {
  const steps = leg.turns === 0 ? STEPS_A_GLIDE : leg.turns * STEPS_A_TURN;
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    const angle = part * leg.turns * 2 * Math.PI;
    const radius = RADIUS * Math.min(1, part * 4, (1 - part) * 4);
    return {
      x: from.x + leg.along * part + radius * Math.sin(angle),
      y: from.y - leg.gain * part + radius * FLATTENED * (1 - Math.cos(angle)),
      climb: leg.climb,
    };
  });
}
