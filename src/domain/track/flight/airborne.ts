import type { Motion } from './motion.ts';
import { piecesOf, type Stretch } from './stretch.ts';

/** Speed, in m/s, between walking and flying: hill walkers are slower, gliders faster. */
const NEUTRAL_SPEED = 3;
/** How much faster is a sure sign of flying, and how much slower one of being on the ground. */
const SURE_SPEED = 1;
/** The same for climb and sink, in m/s: they show flying against a wind as fast as the glider, and in tight circles. */
const NEUTRAL_CLIMB = 0.9;
/** See {@link SURE_SPEED}. */
const SURE_CLIMB = 0.4;
/** Seconds of sure signs needed for a launch and a landing, or for a stay between two flights. */
const CHANGE_COST_S = 20;
/** Longest step that counts in full, in seconds: one step alone proves nothing. */
const MAX_STEP_S = 15;

/**
 * The stretches of a track most likely flown, in order. Of all ways to divide it into ground and air, the
 * one with the best sum of signs, each change costing {@link CHANGE_COST_S}: a burst of noise on the ground is too
 * short to outweigh two changes, as is a quiet moment in the air (Viterbi algorithm with two states). Fixes with 1 in
 * `isOnGround` are on the ground, however they seem to move. A silence ends each stretch.
 */
export function airborneStretches(
  time: Uint32Array,
  motion: Motion,
  isOnGround: Uint8Array = new Uint8Array(time.length),
): readonly Stretch[] {
  return piecesOf(time).flatMap(({ first, last }) => {
    const [from, to] = [first, last + 1];
    const piece = { speed: motion.speed.subarray(from, to), climb: motion.climb.subarray(from, to) };
    const stretches = stretchesOf(time.subarray(from, to), piece, isOnGround.subarray(from, to));
    return stretches.map((stretch) => ({ first: from + stretch.first, last: from + stretch.last }));
  });
}

function stretchesOf(time: Uint32Array, motion: Motion, isOnGround: Uint8Array): readonly Stretch[] {
  const cameFromAir = { ground: new Uint8Array(time.length), air: new Uint8Array(time.length) };
  let [ground, air] = [0, 0];
  for (let i = 0; i < time.length; i += 1) {
    const step = Math.min(MAX_STEP_S, (time[i] ?? 0) - (time[i - 1] ?? time[i] ?? 0));
    const sign = step * (isOnGround[i] === 1 ? -1 : signOfFlying(motion.speed[i] ?? 0, motion.climb[i] ?? 0));
    const [landed, launched] = [air - CHANGE_COST_S, ground - CHANGE_COST_S];
    cameFromAir.ground[i] = Number(landed > ground);
    cameFromAir.air[i] = Number(launched <= air);
    [ground, air] = [Math.max(ground, landed) - sign, Math.max(air, launched) + sign];
  }
  return tracedBack(cameFromAir, air > ground);
}

/** From -1, surely on the ground, to 1, surely in the air. */
function signOfFlying(speed: number, climb: number): number {
  const bySpeed = (speed - NEUTRAL_SPEED) / SURE_SPEED;
  const byClimb = (Math.abs(climb) - NEUTRAL_CLIMB) / SURE_CLIMB;
  return Math.max(-1, Math.min(1, Math.max(bySpeed, byClimb)));
}

function tracedBack(
  cameFromAir: { readonly ground: Uint8Array; readonly air: Uint8Array },
  endsInAir: boolean,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const length = cameFromAir.air.length;
  let isFlying = endsInAir;
  let last = length - 1;
  for (let i = length - 1; i >= 0; i -= 1) {
    const wasFlying = (isFlying ? cameFromAir.air[i] : cameFromAir.ground[i]) === 1;
    if (isFlying && (!wasFlying || i === 0)) stretches.unshift({ first: i, last });
    if (!isFlying && wasFlying) last = i - 1;
    isFlying = wasFlying;
  }
  return stretches;
}
