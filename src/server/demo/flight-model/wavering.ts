import { type Random, spread } from '../random.ts';

/** A value that wavers about 0 with a deviation of 1 and forgets itself within so many steps: a first-order process. */
export function createWavering(random: Random, memory: number): () => number {
  const kept = Math.exp(-1 / memory);
  const fresh = Math.sqrt(1 - kept * kept);
  let value = spread(random);
  return () => {
    value = value * kept + spread(random) * fresh;
    return value;
  };
}
