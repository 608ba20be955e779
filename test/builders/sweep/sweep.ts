import type { FixDraft } from '#test/builders/igc';
import { between, pick, type Random, seededRandom, wholeBetween } from '#test/builders/random';
import { drive, type Road } from './drives.ts';
import { type Air, beats, circle, fly, type Manoeuvre, park, WINGS, type Wing, weave } from './glides.ts';
import { type Mover, recorded, stand, wayOf } from './way.ts';

/** What a recording shows: a part of a day with a known truth. */
export interface SweepCase {
  readonly name: string;
  readonly fixes: readonly FixDraft[];
  /** Whether what is tried is a flight. */
  readonly isFlight: boolean;
  /** Seconds of what is tried: a flight, or a movement that is none. */
  readonly tried: readonly [from: number, to: number];
}

/** A kind of movement. */
interface Kind {
  readonly isFlight: boolean;
  /** Of a random shape. */
  readonly mover: (random: Random) => Mover;
  /** What follows a flight. */
  readonly after?: (random: Random) => readonly Mover[];
}

const EVERIES = [1, 2, 5, 10];
const STAND_S = 180;

const flight = (mover: Kind['mover']): Kind => ({ isFlight: true, mover });
const ground = (road: (random: Random) => Road): Kind => ({ isFlight: false, mover: (random) => drive(road(random)) });

function airOf(random: Random, most = 6): Air {
  return {
    wind: { speed: between(random, 0, most), from: between(random, 0, 360) },
    rough: between(random, 0.15, 0.5),
  };
}

function glide(random: Random, wing: Wing, manoeuvres: readonly Manoeuvre[], most = 6): Mover {
  return fly(wing, airOf(random, most), manoeuvres, pick(random, ['run', 'run', 'inAir']));
}

const heading = (random: Random): number => between(random, 0, 360);
/** The last part of most flights: S-turns over the field and a straight final. */
const approach = (random: Random): readonly Manoeuvre[] => [
  weave(wholeBetween(random, 40, 120), {
    period: between(random, 22, 36),
    swing: between(random, 60, 110),
    heading: heading(random),
  }),
  { seconds: 20, turn: () => 0 },
];
const straight = (random: Random, seconds: number, rise = 0): Manoeuvre => ({
  seconds,
  rise,
  heading: heading(random),
});
const weaving = (random: Random, seconds: number): Manoeuvre =>
  weave(seconds, { period: between(random, 24, 90), swing: between(random, 40, 130), heading: heading(random) });
const thermals = (random: Random, period: () => number, rise: number): readonly Manoeuvre[] =>
  Array.from({ length: wholeBetween(random, 1, 3) }, () => [
    circle(wholeBetween(random, 150, 420), period() * pick(random, [1, -1]), rise + between(random, 0.7, 2.2)),
    straight(random, wholeBetween(random, 150, 400), between(random, -0.2, 0.2)),
  ]).flat();

const FLIGHTS: Readonly<Record<string, Kind>> = {
  'sled ride, straight': flight((random) =>
    glide(random, WINGS.paraglider, [straight(random, wholeBetween(random, 150, 700)), ...approach(random)]),
  ),
  'sled ride, S-turns': flight((random) =>
    glide(random, WINGS.paraglider, [weaving(random, wholeBetween(random, 150, 700)), ...approach(random)]),
  ),
  'sled ride of two minutes': flight((random) =>
    glide(random, WINGS.paraglider, [
      straight(random, wholeBetween(random, 60, 110)),
      { seconds: 30, turn: () => between(random, 2, 6) },
    ]),
  ),
  'sled ride in strong wind': flight((random) => {
    const air = { wind: { speed: between(random, 5, 8), from: between(random, 0, 360) }, rough: 0.4 };
    return fly(WINGS.paraglider, air, [weaving(random, wholeBetween(random, 200, 700)), ...approach(random)]);
  }),
  'sled ride before the ride back': {
    ...flight((random) =>
      glide(random, WINGS.paraglider, [weaving(random, wholeBetween(random, 150, 500)), ...approach(random)]),
    ),
    after: (random) => [
      stand(wholeBetween(random, 125, 280)),
      drive({
        seconds: wholeBetween(random, 120, 900),
        speed: between(random, 8, 18),
        slope: between(random, -0.02, 0.06),
      }),
    ],
  },
  tandem: flight((random) =>
    glide(
      random,
      WINGS.tandem,
      [
        straight(random, wholeBetween(random, 120, 400)),
        weaving(random, wholeBetween(random, 60, 200)),
        ...approach(random),
      ],
      4,
    ),
  ),
  'big ears': flight((random) =>
    glide(
      random,
      WINGS.bigEars,
      [straight(random, wholeBetween(random, 120, 300)), weaving(random, wholeBetween(random, 60, 200))],
      4,
    ),
  ),
  'spiral down': flight((random) =>
    glide(
      random,
      WINGS.paraglider,
      [
        straight(random, wholeBetween(random, 60, 200)),
        { ...circle(wholeBetween(random, 25, 60), between(random, 5, 10), 0), speed: 14, sink: between(random, 3, 8) },
        straight(random, wholeBetween(random, 40, 120)),
        ...approach(random),
      ],
      4,
    ),
  ),
  thermals: flight((random) =>
    glide(random, WINGS.paraglider, [
      straight(random, 60),
      ...thermals(random, () => between(random, 16, 40), 1.2),
      ...approach(random),
    ]),
  ),
  'hang glider, thermals': flight((random) =>
    glide(random, WINGS.hangGlider, [
      straight(random, 60),
      ...thermals(random, () => between(random, 20, 45), 1.6),
      ...approach(random),
    ]),
  ),
  'hang glider, weak thermals': flight((random) =>
    glide(random, WINGS.hangGlider, [
      straight(random, 60),
      ...thermals(random, () => between(random, 28, 45), 0.9),
      straight(random, wholeBetween(random, 200, 1_500), 0.95),
      ...approach(random),
    ]),
  ),
  'hang glider along a ridge': flight((random) => {
    const air = {
      wind: { speed: between(random, 3, 7), from: 90 + between(random, -30, 30) },
      rough: between(random, 0.3, 0.6),
    };
    const leg = wholeBetween(random, 60, 400);
    return fly(WINGS.hangGlider, air, [
      beats(wholeBetween(random, 900, 3_600), { leg, course: 0, height: between(random, 50, 300) }),
      straight(random, wholeBetween(random, 100, 300)),
    ]);
  }),
  'along the coast': flight((random) => {
    const air = {
      wind: { speed: between(random, 4, 8), from: 90 + between(random, -35, 35) },
      rough: between(random, 0.25, 0.5),
    };
    const leg = wholeBetween(random, 300, 1_800);
    return fly(WINGS.paraglider, air, [
      beats(leg * between(random, 2, 5), { leg, course: 0, height: between(random, 20, 120) }),
    ]);
  }),
  'to and fro over a dune': flight((random) => {
    const air = {
      wind: { speed: between(random, 5, 8), from: 90 + between(random, -25, 25) },
      rough: between(random, 0.3, 0.5),
    };
    return fly(WINGS.paraglider, air, [
      { seconds: 25, rise: 2.2, course: () => 0 },
      beats(wholeBetween(random, 500, 2_400), {
        leg: wholeBetween(random, 25, 90),
        course: 0,
        height: between(random, 15, 45),
      }),
    ]);
  }),
  'parked over a ridge': flight((random) =>
    park({ seconds: wholeBetween(random, 900, 3_000), speed: between(random, 1, 4), height: between(random, 45, 150) }),
  ),
  'evening air': flight((random) =>
    glide(
      random,
      WINGS.paraglider,
      [
        straight(random, wholeBetween(random, 200, 500), 0.9),
        weaving(random, wholeBetween(random, 200, 500)),
        straight(random, wholeBetween(random, 200, 500), 0.9),
        ...approach(random),
      ],
      2,
    ),
  ),
  winch: flight((random) =>
    fly(
      WINGS.paraglider,
      airOf(random, 4),
      [straight(random, wholeBetween(random, 60, 200)), ...approach(random)],
      'winch',
    ),
  ),
};

const some = (random: Random, every: readonly [number, number], seconds: readonly [number, number]) => ({
  every: between(random, ...every),
  seconds: wholeBetween(random, ...seconds),
});
const GROUND: Readonly<Record<string, Kind>> = {
  'level drive below 5 min': ground((random) => ({
    seconds: wholeBetween(random, 100, 290),
    speed: between(random, 9, 22),
    slope: between(random, -0.015, 0.015),
    bends: pick(random, ['none', 'wide', 'country', 'town']),
    ...(random() < 0.4 && { stops: some(random, [50, 150], [4, 25]) }),
  })),
  'short drive uphill': ground((random) => ({
    seconds: wholeBetween(random, 100, 290),
    speed: between(random, 7, 16),
    slope: between(random, 0.02, 0.08),
    bends: pick(random, ['wide', 'country', 'hairpins']),
    ...(random() < 0.3 && { stops: some(random, [50, 150], [4, 25]) }),
  })),
  'short drive downhill': ground((random) => ({
    seconds: wholeBetween(random, 100, 290),
    speed: between(random, 7, 18),
    slope: between(random, -0.07, -0.02),
    bends: pick(random, ['wide', 'country', 'hairpins']),
    ...(random() < 0.3 && { stops: some(random, [50, 150], [4, 25]) }),
  })),
  'level drive with stops': ground((random) => ({
    seconds: wholeBetween(random, 300, 1_200),
    speed: between(random, 7, 14),
    slope: between(random, -0.015, 0.015),
    rolling: between(random, 0.005, 0.025),
    bends: pick(random, ['country', 'town']),
    stops: some(random, [90, 300], [5, 60]),
  })),
  'bus down a mountain road': ground((random) => ({
    seconds: wholeBetween(random, 500, 1_800),
    speed: between(random, 14, 25),
    slope: between(random, -0.07, -0.025),
    rolling: between(random, 0.01, 0.03),
    bends: pick(random, ['wide', 'country']),
    ...(random() < 0.5 && { stops: some(random, [200, 600], [5, 40]) }),
  })),
  'hairpins down': ground((random) => ({
    seconds: wholeBetween(random, 300, 1_500),
    speed: between(random, 9, 16),
    slope: between(random, -0.1, -0.05),
    bends: 'hairpins',
    ...(random() < 0.3 && { stops: some(random, [200, 600], [5, 40]) }),
  })),
  'hairpins up': ground((random) => ({
    seconds: wholeBetween(random, 300, 1_500),
    speed: between(random, 9, 14),
    slope: between(random, 0.05, 0.1),
    bends: 'hairpins',
  })),
  'slow way down': ground((random) => ({
    seconds: wholeBetween(random, 1_200, 3_600),
    speed: between(random, 5.5, 10),
    slope: between(random, -0.09, -0.05),
    rolling: between(random, 0.01, 0.03),
    bends: 'country',
    stops: some(random, [700, 1_500], [20, 200]),
  })),
  'fast road or railway': ground((random) => ({
    seconds: wholeBetween(random, 600, 2_400),
    speed: between(random, 20, 38),
    slope: between(random, -0.01, 0.01),
    bends: 'none',
    force: { forwards: 0.6, braking: 0.7, sideways: 1.5 },
  })),
  'coast road there and back': ground((random) => ({
    seconds: wholeBetween(random, 900, 3_000),
    speed: between(random, 8, 15),
    rolling: between(random, 0.01, 0.02),
    bends: 'wide',
    stops: some(random, [300, 700], [5, 40]),
  })),
  ferry: ground((random) => ({
    seconds: wholeBetween(random, 900, 2_700),
    speed: between(random, 5, 11),
    rolling: 0,
    bends: 'none',
    force: { forwards: 0.1, braking: 0.1, sideways: 0.5 },
  })),
  'bicycle down a path': ground((random) => ({
    seconds: wholeBetween(random, 300, 1_200),
    speed: between(random, 5, 9),
    slope: between(random, -0.12, -0.06),
    rolling: 0.02,
    bends: pick(random, ['country', 'hairpins']),
    force: { forwards: 0.8, braking: 2, sideways: 2.5 },
    stops: some(random, [150, 500], [5, 60]),
  })),
  'walk or run': ground((random) => ({
    seconds: wholeBetween(random, 600, 3_600),
    speed: between(random, 0.8, 4.2),
    slope: between(random, -0.2, 0.2),
    bends: 'country',
    force: { forwards: 1, braking: 1, sideways: 2 },
    stops: some(random, [200, 900], [10, 120]),
  })),
  'skis down': ground((random) => ({
    seconds: wholeBetween(random, 180, 600),
    speed: between(random, 7, 15),
    slope: between(random, -0.35, -0.2),
    rolling: 0.05,
    bends: 'country',
    force: { forwards: 1.5, braking: 3, sideways: 4 },
    stops: some(random, [100, 250], [10, 60]),
  })),
  'cable car down': ground((random) => ({
    seconds: wholeBetween(random, 240, 900),
    speed: between(random, 4, 9),
    slope: between(random, -0.45, -0.2),
    rolling: 0.02,
    bends: 'none',
    force: { forwards: 0.3, braking: 0.3, sideways: 1 },
  })),
  'cable car up': ground((random) => ({
    seconds: wholeBetween(random, 240, 900),
    speed: between(random, 4, 9),
    slope: between(random, 0.2, 0.45),
    rolling: 0.02,
    bends: 'none',
    force: { forwards: 0.3, braking: 0.3, sideways: 1 },
  })),
};

export const KINDS: Readonly<Record<string, Kind>> = { ...FLIGHTS, ...GROUND };

const SLED_RIDE: readonly Manoeuvre[] = [
  { seconds: 420, heading: 40 },
  { seconds: 40, turn: () => 8 },
];

/** Returns so many cases of a kind: alone, right after a landing and right before a launch, with fixes 1 to 10 s apart. */
export function casesOf(name: string, count: number): readonly SweepCase[] {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  return Array.from({ length: count }, (_, i) => {
    const random = seededRandom(7_919 * (i + 1) + name.length * 104_729);
    const recorder = { every: EVERIES[i % EVERIES.length] ?? 1, hasPressure: random() < 0.65 };
    const { movers, tried } = dayOf(kind, random);
    const { way, starts } = wayOf(movers, random);
    return {
      name: `${name} ${i}: every ${recorder.every} s`,
      fixes: recorded(way, recorder, random),
      isFlight: kind.isFlight,
      tried: [starts[tried] ?? 0, starts[tried + 1] ?? 0],
    };
  });
}

/** What moves on a day, and which of it is tried, by index. */
interface Day {
  readonly movers: readonly Mover[];
  readonly tried: number;
}

function dayOf({ isFlight, mover, after }: Kind, random: Random): Day {
  const [first, last] = [stand(STAND_S), stand(STAND_S)];
  const place = pick(random, ['alone', 'alone', 'after a landing', 'before a launch']);
  const pause = stand(wholeBetween(random, 130, 900));
  const tried = mover(random);
  if (isFlight) return { movers: [first, tried, ...(after?.(random) ?? []), last], tried: 1 };
  const other = fly(WINGS.paraglider, {}, SLED_RIDE);
  if (place === 'alone') return { movers: [first, tried, last], tried: 1 };
  return place === 'after a landing'
    ? { movers: [first, other, pause, tried, last], tried: 3 }
    : { movers: [first, tried, pause, other, last], tried: 1 };
}
