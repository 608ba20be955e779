import { nothingOf, type Proof, type ProofOptions, rowOf } from './proof.ts';
import { randomRun } from './simulation/random-run.ts';
import type { Outcome } from './simulation/run.ts';
import { createStage, type Stage } from './simulation/simulation.ts';

interface Size {
  readonly runs: number;
  readonly operations: number;
}

const SIZES: Readonly<Record<ProofOptions['size'], Size>> = {
  short: { runs: 2, operations: 60 },
  long: { runs: 20, operations: 300 },
  full: { runs: 1_000, operations: 1_000 },
};

/** Lets the app run in a simulation, where all that happens depends on the seed alone. Each further run has the next seed. */
export async function proveOffline({ size, seed, log }: ProofOptions): Promise<readonly Proof[]> {
  const { runs, operations } = SIZES[size];
  const stage = await createStage();
  const during = `of ${runs} simulated runs of ${operations} operations, from seed ${seed}`;
  try {
    const first = await loggedRun(stage, { seed, operations, log: () => undefined });
    const outcomes: (Outcome | null)[] = [];
    for (let run = 0; run < runs; run += 1)
      outcomes.push(await loggedRun(stage, { seed: seed + run, operations, log }));
    const isOther = first?.fingerprint !== outcomes[0]?.fingerprint;
    return [
      nothingOf(`${during}: with something lost, saved twice or mixed up`, outcomes.filter(isWrong).length),
      nothingOf(`logs that differ when a seed is run again, ${during}`, isOther ? 1 : 0),
    ];
  } finally {
    await stage.template.remove();
  }
}

/** Runs a simulation; null where something has hung or was thrown. */
async function loggedRun(
  stage: Stage,
  { seed, operations, log }: Pick<Size, 'operations'> & Pick<ProofOptions, 'seed' | 'log'>,
): Promise<Outcome | null> {
  const lines: string[] = [];
  try {
    const outcome = await randomRun(stage, { seed, operations, log: (line) => lines.push(line) });
    if (!isWrong(outcome)) return outcome;
    for (const line of [`seed ${seed}`, ...lines, ...outcome.proofs.map(rowOf)]) log(line);
    return outcome;
  } catch (error) {
    log(error instanceof Error ? `${error.message}\n${String(error.cause)}` : String(error));
    return null;
  }
}

function isWrong(outcome: Outcome | null): boolean {
  return outcome === null || outcome.proofs.some(({ met }) => !met);
}
