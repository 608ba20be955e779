import { between, type Random } from '#test/builders/random';
import type { Mover, Place } from './way.ts';

/** A road, and how it is driven, ridden, run or walked. */
export interface Road {
  readonly seconds: number;
  /** Speed on a straight part, in m/s. */
  readonly speed: number;
  /** Metres up for each metre of the way; negative down. */
  readonly slope?: number;
  /** Deviation of the slope on the way. */
  readonly rolling?: number;
  readonly bends?: keyof typeof BENDS;
  /** Seconds between two stops, and of each; none if left out. */
  readonly stops?: { readonly every: number; readonly seconds: number };
  /** m/s², forwards and when braking, and sideways in a bend. */
  readonly force?: { readonly forwards: number; readonly braking: number; readonly sideways: number };
}

/** Lengths of straight parts and radii in metres, and angles in degrees: of each the least and the most. */
const BENDS = {
  none: { straight: [800, 3_000], radius: [400, 1_500], angle: [5, 25] },
  wide: { straight: [150, 900], radius: [60, 250], angle: [15, 70] },
  country: { straight: [60, 400], radius: [25, 90], angle: [20, 95] },
  town: { straight: [90, 300], radius: [9, 18], angle: [80, 95] },
  hairpins: { straight: [70, 260], radius: [9, 16], angle: [150, 185] },
} as const satisfies Record<string, Bends>;

type Bends = Readonly<Record<'straight' | 'radius' | 'angle', readonly [least: number, most: number]>>;
const CAR = { forwards: 1.2, braking: 1.8, sideways: 2.4 } as const;
const DEGREES = Math.PI / 180;
const LOOK_AHEAD_M = 250;

interface Piece {
  /** Metres from the start to its end. */
  readonly end: number;
  /** Radians for each metre, to the right positive. */
  readonly curve: number;
  readonly mostSpeed: number;
}

/** Returns what follows a road: fast on its straight parts, slow in its bends, at rest at its stops and at the end. */
export const drive =
  (road: Road): Mover =>
  (from, random) => {
    const pieces = piecesOf(road, random);
    const slopeAt = slopesOf(road, random);
    const places: Place[] = [];
    let state = {
      ...from,
      heading: between(random, 0, 2 * Math.PI),
      metres: 0,
      speed: 0,
      restS: 0,
      nextStop: nextStop(road, 0, random),
    };
    for (let second = 0; second < road.seconds; second += 1) {
      state = driven(state, { road, pieces, slopeAt, left: road.seconds - second, second, random });
      places.push({ north: state.north, east: state.east, altitude: state.altitude });
    }
    return places;
  };

interface Driven extends Place {
  readonly heading: number;
  readonly metres: number;
  readonly speed: number;
  readonly restS: number;
  /** The second in which it brakes for its next stop. */
  readonly nextStop: number;
}

interface Driving {
  readonly road: Road;
  readonly pieces: readonly Piece[];
  readonly slopeAt: (metres: number) => number;
  /** Seconds to the end. */
  readonly left: number;
  readonly second: number;
  readonly random: Random;
}

function driven(state: Driven, driving: Driving): Driven {
  return state.restS > 0 ? resting(state, driving) : moving(state, driving);
}

function resting(state: Driven, { road, second, random }: Driving): Driven {
  const restS = state.restS - 1;
  return { ...state, speed: 0, restS, nextStop: restS > 0 ? state.nextStop : nextStop(road, second, random) };
}

function moving(state: Driven, driving: Driving): Driven {
  const { pieces, slopeAt, second } = driving;
  const isStopping = second >= state.nextStop;
  const speed = speedOf(state, isStopping ? 0 : wantedSpeed(state, driving), driving);
  const curve = pieces.find(({ end }) => end > state.metres)?.curve ?? 0;
  const heading = state.heading + curve * speed;
  return {
    ...state,
    heading,
    speed,
    metres: state.metres + speed,
    north: state.north + Math.cos(heading) * speed,
    east: state.east + Math.sin(heading) * speed,
    altitude: state.altitude + slopeAt(state.metres) * speed,
    restS: isStopping && speed === 0 ? restOf(driving) : 0,
  };
}

/** That of the bends ahead, and of the end. */
function wantedSpeed({ metres }: Driven, { road, pieces, left }: Driving): number {
  const { braking } = road.force ?? CAR;
  return Math.min(allowedSpeed(pieces, metres, braking), braking * (left - 1));
}

function speedOf({ speed }: Driven, wanted: number, { road }: Driving): number {
  const { forwards, braking } = road.force ?? CAR;
  return Math.max(0, Math.min(wanted, speed + forwards), speed - braking);
}

function restOf({ road, random }: Driving): number {
  return (road.stops?.seconds ?? 0) * between(random, 0.6, 1.4);
}

function nextStop({ stops }: Road, second: number, random: Random): number {
  return stops ? second + stops.every * between(random, 0.6, 1.4) : Number.POSITIVE_INFINITY;
}

function piecesOf({ seconds, speed, bends = 'country', force = CAR }: Road, random: Random): readonly Piece[] {
  const { straight, radius, angle }: Bends = BENDS[bends];
  const pieces: Piece[] = [];
  let [end, side] = [0, 1];
  while (end < seconds * speed) {
    end += between(random, ...straight);
    pieces.push({ end, curve: 0, mostSpeed: speed });
    side = bends === 'hairpins' || random() < 0.6 ? -side : side;
    const metres = between(random, ...radius);
    end += metres * between(random, ...angle) * DEGREES;
    pieces.push({ end, curve: side / metres, mostSpeed: Math.min(speed, Math.sqrt(force.sideways * metres)) });
  }
  return pieces;
}

/** The speed from which each bend ahead can be reached at its own. */
function allowedSpeed(pieces: readonly Piece[], metres: number, braking: number): number {
  let [allowed, begin] = [Number.POSITIVE_INFINITY, 0];
  for (const { end, mostSpeed } of pieces) {
    if (begin > metres + LOOK_AHEAD_M) break;
    if (end > metres)
      allowed = Math.min(allowed, Math.sqrt(mostSpeed ** 2 + 2 * braking * Math.max(0, begin - metres)));
    begin = end;
  }
  return allowed;
}

/** A slope that changes over hundreds of metres and over kilometres. */
function slopesOf({ slope = 0, rolling = 0.01 }: Road, random: Random): (metres: number) => number {
  const waves = [300, 900, 2_700].map((length) => ({
    length: length * between(random, 0.7, 1.4),
    phase: between(random, 0, 2 * Math.PI),
  }));
  return (metres) =>
    slope +
    rolling *
      waves.reduce((sum, { length, phase }) => sum + Math.sin((2 * Math.PI * metres) / length + phase), 0) *
      0.8;
}
