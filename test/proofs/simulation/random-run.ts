import { pick, type Random, type Some, seededRandom } from '#test/builders/random';
import { NETWORK_FAULTS, STORAGE_FAULTS } from './faults.ts';
import { type Conditions, type Happening, type Outcome, type RunOptions, simulate } from './run.ts';
import type { Stage } from './simulation.ts';

/** How often something happens before an operation. Each run has its own rates: some of these. */
const RATES: Readonly<Record<Happening, Some<number>>> = {
  offline: [0, 0.02, 0.05],
  online: [0.05, 0.1, 0.2],
  clock: [0, 0.005],
  epoch: [0, 0.002, 0.006],
  serverDown: [0, 0.005],
  full: [0, 0.004],
  room: [0.1],
  killed: [0.002, 0.02],
  browserKilled: [0, 0.005],
  shown: [0.1],
  logout: [0, 0.01, 0.03],
};
/** How often a call over the network fails, and a use of the storage. */
const NETWORK_RATES: Some<number> = [0.01, 0.05, 0.2];
const STORAGE_RATES: Some<number> = [0, 0.002, 0.01];
const THINKING_MS: Some<Conditions['thinkingMs']> = [
  [4_000, 120_000],
  [20_000, 600_000],
  [60_000, 3_600_000],
];

/** A run whose conditions are random, too. */
export function randomRun(stage: Stage, options: Omit<RunOptions, 'conditions'>): Promise<Outcome> {
  return simulate(stage, { ...options, conditions: conditionsBy(seededRandom(options.seed + 1)) });
}

function conditionsBy(random: Random): Conditions {
  const rates = Object.entries(RATES).map(([happening, some]) => [happening, pick(random, some)]);
  const [network, storage] = [pick(random, NETWORK_RATES), pick(random, STORAGE_RATES)];
  return {
    rates: Object.fromEntries(rates),
    thinkingMs: pick(random, THINKING_MS),
    faults: {
      ofCall: () => (random() < network ? pick(random, NETWORK_FAULTS) : null),
      ofStorage: () => (random() < storage ? pick(random, STORAGE_FAULTS) : null),
    },
  };
}
