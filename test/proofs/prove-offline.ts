import { nothingOf, type Proof, type ProofOptions, requireSome, rowOf } from './proof.ts';
import { failuresOf, runWithFailure } from './simulation/each-call-fails.ts';
import { randomRun } from './simulation/random-run.ts';
import type { Outcome } from './simulation/run.ts';
import { createStage, type Stage } from './simulation/simulation.ts';

interface Size {
  /** Runs in which many things fail at random, and their operations. */
  readonly runs: number;
  readonly operations: number;
  /** Of the runs in which one call fails, each so many-th is done. */
  readonly each: number;
}

const SIZES: Readonly<Record<ProofOptions['size'], Size>> = {
  short: { runs: 2, operations: 60, each: 100 },
  long: { runs: 30, operations: 300, each: 4 },
  full: { runs: 1_000, operations: 1_000, each: 1 },
};
/** Operations of a run in which one call fails. */
const FEW = 16;

/** Lets the app run in a simulation, where all that happens depends on the seed alone. Each further run has the next seed. */
export async function proveOffline(options: ProofOptions): Promise<readonly Proof[]> {
  const stage = await createStage();
  try {
    return [...(await manyFailures(stage, options)), ...(await singleFailures(stage, options))];
  } finally {
    await stage.template.remove();
  }
}

async function manyFailures(stage: Stage, { size, seed, log }: ProofOptions): Promise<readonly Proof[]> {
  const { runs, operations } = SIZES[size];
  const during = `${runs} simulated runs of ${operations} operations, from seed ${seed}`;
  const of = (at: number, log: ProofOptions['log']) => ({ seed: at, operations, log });
  const again = await proved(`seed ${seed}`, log, (lines) => randomRun(stage, of(seed, lines)));
  const outcomes: (Outcome | null)[] = [];
  for (let at = seed; at < seed + runs; at += 1)
    outcomes.push(await proved(`seed ${at}`, log, (lines) => randomRun(stage, of(at, lines))));
  requireSome('acknowledged saves', acknowledgedIn(outcomes));
  return [
    nothingOf(`of ${during}: with something lost, saved twice, mixed up or hung`, outcomes.filter(isWrong).length),
    nothingOf(
      `logs that differ when a seed is run again, ${during}`,
      again?.fingerprint === outcomes[0]?.fingerprint ? 0 : 1,
    ),
  ];
}

async function singleFailures(stage: Stage, { size, seed, log }: ProofOptions): Promise<readonly Proof[]> {
  const run = { seed, operations: FEW, log };
  const { each } = SIZES[size];
  const failures = (await failuresOf(stage, run)).filter((_, place) => place % each === seed % each);
  const outcomes: (Outcome | null)[] = [];
  for (const failure of failures) {
    const what = `seed ${seed} with ${JSON.stringify(failure)}`;
    outcomes.push(await proved(what, log, (lines) => runWithFailure(stage, { ...run, log: lines }, failure)));
  }
  requireSome('acknowledged saves', acknowledgedIn(outcomes));
  const claim = `of ${failures.length} runs in which one call fails, of ${FEW} operations, seed ${seed}`;
  return [nothingOf(`${claim}: with something lost, saved twice, mixed up or hung`, outcomes.filter(isWrong).length)];
}

/** Runs a simulation; null where something has hung or was thrown. What is wrong is logged with all that the run has said. */
async function proved(
  what: string,
  log: ProofOptions['log'],
  run: (log: ProofOptions['log']) => Promise<Outcome>,
): Promise<Outcome | null> {
  const lines: string[] = [];
  try {
    const outcome = await run((line) => lines.push(line));
    if (isWrong(outcome)) for (const line of [what, ...lines, ...outcome.proofs.map(rowOf)]) log(line);
    return outcome;
  } catch (error) {
    log(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function isWrong(outcome: Outcome | null): boolean {
  return outcome === null || outcome.proofs.some(({ met }) => !met);
}

function acknowledgedIn(outcomes: readonly (Outcome | null)[]): number {
  return outcomes.reduce((sum, outcome) => sum + (outcome?.acknowledged ?? 0), 0);
}
