import { between, type Random } from '../random.ts';
import type { PlanePosition } from './plane.ts';

/** The weather of one flight, constant over the day. */
export interface Weather {
  /** Wind in m/s, well above the ground. */
  readonly wind: PlanePosition;
  /** Turbulence: deviation of the gusts in m/s. */
  readonly roughness: number;
  /** Climb of the air in the middle of a good core, m/s. */
  readonly thermalStrength: number;
  /** Climb of the air in front of the ridge at its crest, m/s. */
  readonly ridgeStrength: number;
  /** Mean climb of the air between thermals along a good line, m/s; mostly sink elsewhere. */
  readonly lineStrength: number;
  /** Where thermals end, metres above the sea. */
  readonly cloudBase: number;
}

/** Ranges of wind speed and lift, m/s. */
export interface Climate {
  readonly wind: readonly [number, number];
  readonly roughness: readonly [number, number];
  readonly thermalStrength: readonly [number, number];
  readonly ridgeStrength: readonly [number, number];
  readonly lineStrength: number;
}

/** Returns weather within a climate; the wind blows towards a bearing (radians), give or take half a radian. */
export function makeWeather(
  climate: Climate,
  { towards, cloudBase }: { towards: number; cloudBase: number },
  random: Random,
): Weather {
  const speed = between(random, ...climate.wind);
  const bearing = towards + between(random, -0.5, 0.5);
  return {
    wind: { east: Math.sin(bearing) * speed, north: Math.cos(bearing) * speed },
    roughness: between(random, ...climate.roughness),
    thermalStrength: between(random, ...climate.thermalStrength),
    ridgeStrength: between(random, ...climate.ridgeStrength),
    lineStrength: climate.lineStrength,
    cloudBase: cloudBase + between(random, -150, 150),
  };
}
