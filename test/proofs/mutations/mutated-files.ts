import { logged, nothingOf, type Proof, type ProofOptions, type ProofProgram } from '#test/proofs/proof';
import type { Mutated } from './batches.ts';
import { grouped } from './report.ts';
import { runBatches } from './run-batches.ts';

/** How many mutants of each kind. */
const COUNTS: Readonly<Record<ProofOptions['size'], Readonly<Record<Mutated, number>>>> = {
  short: { tracks: 40, tables: 20, files: 10, databases: 5 },
  full: { tracks: 1_000_000, tables: 100_000, files: 10_000, databases: 10_000 },
};
const NAMES: Readonly<Record<Mutated, string>> = {
  tracks: 'IGC files through the reader and the analysis, each tenth through the findings',
  tables: 'CSV and XLSX tables through the import',
  files: 'ZIP, GPX, KML and JSON files and archives through the import',
  databases: 'databases of LogFly through its reader',
};
const KINDS = ['tracks', 'tables', 'files', 'databases'] as const;
/** The seeds of one run are apart from those of the next. */
const SEEDS_OF_A_RUN = 1_000_000;
const RUNS = 4_000;

/** Sends mutated files through every reader. */
export const mutatedFiles: ProofProgram = async ({ size, seed, log }) => {
  const proofs: Proof[] = [];
  for (const what of KINDS) {
    const [count, first] = [COUNTS[size][what], SEEDS_OF_A_RUN * (1 + (seed % RUNS))];
    const { read, failures } = await runBatches({ what, first, count, log });
    const claim = `${grouped(count)} mutated ${NAMES[what]} (${grouped(read)} read): failures`;
    proofs.push(...logged([nothingOf(claim, failures.length)], { log }));
  }
  return proofs;
};
