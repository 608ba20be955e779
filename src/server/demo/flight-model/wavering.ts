import { type Random, spread } from '../random.ts';

/** Returns a first-order autoregressive process with mean 0, deviation 1 and a correlation time of `memory` steps. */
export function createWavering(random: Random, memory: number): () => number {
  const retained = Math.exp(-1 / memory);
  const fresh = Math.sqrt(1 - retained * retained);
  let value = spread(random);
  return () => {
    value = value * retained + spread(random) * fresh;
    return value;
  };
}
