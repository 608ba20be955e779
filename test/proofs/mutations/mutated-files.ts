import { runDatabaseFuzz } from '#test/fuzz/run-database-fuzz';
import { type FileFuzzReport, runFileFuzz } from '#test/fuzz/run-file-fuzz';
import { runFuzz } from '#test/fuzz/run-fuzz';
import { logged, nothingOf, type Proof, type ProofOptions, type ProofProgram } from '#test/proofs/proof';

/** What became of some mutated files. */
interface BatchReport {
  /** How many of them, or of their flights, could be read. */
  readonly read: number;
  /** One line for each that was not read or refused as it must be, with its seed. */
  readonly failures: readonly string[];
}

/** Mutated files of one kind. */
interface Mutated {
  readonly name: string;
  readonly counts: Readonly<Record<ProofOptions['size'], number>>;
  /** Sends the files of the seeds from `first` on through their readers. */
  readonly read: (first: number, count: number) => Promise<BatchReport>;
}

/** The findings of a track take four times as long as its analysis. */
const FINDINGS_EVERY = 10;

const KINDS: readonly Mutated[] = [
  {
    name: 'IGC files through the reader and the analysis, each tenth through the findings',
    counts: { short: 40, long: 400, full: 200_000 },
    read: async (first, count) => runFuzz(first, count, FINDINGS_EVERY),
  },
  {
    name: 'CSV and XLSX tables through the import',
    counts: { short: 20, long: 200, full: 20_000 },
    read: async (first, count) => flightsOf(await runFileFuzz(first, count, ['csv', 'xlsx'])),
  },
  {
    name: 'ZIP, GPX, KML and JSON files and archives through the import',
    counts: { short: 10, long: 100, full: 5_000 },
    read: async (first, count) =>
      flightsOf(await runFileFuzz(first, count, ['zip', 'gzip', 'gpx', 'kml', 'tcx', 'fit', 'json', 'archive'])),
  },
  {
    name: 'databases of LogFly through its reader',
    counts: { short: 5, long: 50, full: 5_000 },
    read: async (first, count) => flightsOf(await runDatabaseFuzz(first, count)),
  },
];
/** The seeds of one run are apart from those of the next. */
const SEEDS_OF_A_RUN = 1_000_000;
const RUNS = 4_000;
/** A line is logged before each so many files, so that one that is never read through is known by its seeds. */
const BATCH = 500;
const SHOWN = 20;

/** Sends mutated files through every reader. */
export const mutatedFiles: ProofProgram = async ({ size, seed, log }) => {
  const proofs: Proof[] = [];
  for (const kind of KINDS) {
    const [count, first] = [kind.counts[size], SEEDS_OF_A_RUN * (1 + (seed % RUNS))];
    let [read, failures] = [0, 0];
    for (let from = first; from < first + count; from += BATCH) {
      if (size === 'full') log(`${kind.name}: seeds from ${from}`);
      const report = await kind.read(from, Math.min(BATCH, first + count - from));
      for (const failure of report.failures.slice(0, SHOWN)) log(failure);
      read += report.read;
      failures += report.failures.length;
    }
    proofs.push(...logged([nothingOf(`${count} mutated ${kind.name} (${read} read): failures`, failures)], { log }));
  }
  return proofs;
};

function flightsOf({ flights, failures }: Pick<FileFuzzReport, 'flights' | 'failures'>): BatchReport {
  return { read: flights, failures };
}
