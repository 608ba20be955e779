/** What recorder and terrain differ by is accepted up to this: 50 m between ellipsoid and sea, and a change of the weather. */
const MOST_OFFSET_M = 150;
/** A difference at launch and another at landing are the same one within this. */
const AGREEMENT_M = 40;
/** Less is the terrain's own uncertainty on a slope. */
const LEAST_OFFSET_M = 10;

/**
 * Returns the height by which the altitudes of a flight are above the terrain's where it touches the ground, at launch and
 * landing: many recorders count from the ellipsoid, or from the pressure of a standard day. 0 when both ends do not agree.
 */
export function altitudeOffset(altitude: Float32Array, ground: Float32Array): number {
  const atLaunch = (altitude[0] ?? 0) - (ground[0] ?? 0);
  const atLanding = (altitude.at(-1) ?? 0) - (ground.at(-1) ?? 0);
  const offset = Math.round((atLaunch + atLanding) / 2);
  const isPlausible = Math.abs(atLaunch - atLanding) <= AGREEMENT_M && Math.abs(offset) <= MOST_OFFSET_M;
  return isPlausible && Math.abs(offset) > LEAST_OFFSET_M ? offset : 0;
}

/** Returns the ground on the scale of the flight's altitudes: it meets the flight at launch and landing. */
export function levelledGround(altitude: Float32Array, ground: Float32Array): Float32Array {
  const offset = altitudeOffset(altitude, ground);
  return offset === 0 ? ground : ground.map((height) => height + offset);
}
