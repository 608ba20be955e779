import type { AirLeg, Recording } from './flown-air.ts';

/** A constructed flight: how it is recorded, and its circles. */
export interface FlightShape {
  readonly name: string;
  readonly every: number;
  readonly wind: { readonly kmh: number; readonly from: number };
  readonly side: 'left' | 'right';
  /** Seconds a circle takes. */
  readonly circleS: number;
}

/** Which of a shape's legs make up which thermal: first leg, and the leg after it. */
export const THERMAL_LEGS = [
  [1, 4],
  [5, 6],
  [7, 10],
] as const;

const GLIDE_S = 200;
const CIRCLES_S = [15, 18, 20, 24, 28, 34, 40];
const WINDS_KMH = [0, 8, 15, 22, 28, 35];

/** 20 shapes: fixes every 1 to 5 s, circles of 15 to 40 s to the left and right, wind of 0 to 35 km/h from all around. */
export const FLIGHT_SHAPES: readonly FlightShape[] = Array.from({ length: 20 }, (_, i) => {
  const every = 1 + (i % 5);
  const side = i % 2 === 0 ? 'left' : 'right';
  const circleS = CIRCLES_S[i % CIRCLES_S.length] ?? 20;
  const wind = { kmh: WINDS_KMH[(i * 5) % WINDS_KMH.length] ?? 0, from: (i * 77) % 360 };
  const name = `${every} s, circles of ${circleS} s to the ${side}, ${wind.kmh} km/h from ${wind.from}°`;
  return { name, every, wind, side, circleS };
});

/** Returns the legs of a shape: three thermals between glides, the first and the last with a strong core. */
export function legsOf({ side, circleS }: FlightShape): readonly AirLeg[] {
  const turn = (side === 'left' ? -360 : 360) / circleS;
  const glide: AirLeg = { seconds: GLIDE_S, climb: -1.2 };
  return [
    glide,
    { seconds: 73, climb: 1.3, turn },
    { seconds: 61, climb: 3.2, turn },
    { seconds: 47, climb: 1.6, turn },
    glide,
    { seconds: Math.round(3.4 * circleS), climb: 2, turn },
    glide,
    { seconds: 96, climb: 0.8, turn },
    { seconds: 104, climb: 2.4, turn },
    { seconds: 83, climb: 1.1, turn },
    glide,
  ];
}

export function recordingOf({ every, wind }: FlightShape, noise: Pick<Recording, 'noise' | 'seed'> = {}): Recording {
  return { every, wind, ...noise };
}

/**
 * Returns the legs of soaring to and fro along a slope: turns are always away from it, into a wind of so many km/h from 90°
 * to the left of the first heading, and the glider points into the wind to stay on its line.
 */
export function ridgeLegs(passes: number, kmh = 0): readonly AirLeg[] {
  const drift = (Math.asin(kmh / 36) * 180) / Math.PI;
  const turnS = 10;
  const turned = (180 - 2 * drift) / turnS;
  const start: AirLeg = { seconds: 10, climb: -1, turn: -drift / 10 };
  return [
    { seconds: 60, climb: -1 },
    start,
    ...Array.from({ length: passes }, (_, i): readonly AirLeg[] => [
      { seconds: 70, climb: 0.4 },
      { seconds: turnS, climb: -0.4, turn: i % 2 === 0 ? -turned : turned },
    ]).flat(),
  ];
}

/** Returns the legs of figures of eight in lift, a full turn one way and a full turn the other. */
export function eightLegs(circleS: number): readonly AirLeg[] {
  const turn = 360 / circleS;
  const loop = [turn, -turn].map((rate): AirLeg => ({ seconds: circleS, climb: 0.5, turn: rate }));
  return [{ seconds: 120, climb: -1 }, ...Array.from({ length: 8 }, () => loop).flat(), { seconds: 120, climb: -1 }];
}
