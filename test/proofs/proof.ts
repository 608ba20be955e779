/** What a proof program found about one claim. */
export interface Proof {
  /** What is claimed, such as 'acknowledged saves lost in 100 kills, SQLite'. */
  readonly claim: string;
  /** The value it must have, as text. */
  readonly aim: string;
  /** The value it had, as text. */
  readonly measured: string;
  readonly met: boolean;
}

export interface ProofOptions {
  /** 'short' runs within `npm test`, 'long' within `npm run test:all`; 'full' has the numbers of `docs/measurements.md`. */
  readonly size: 'short' | 'long' | 'full';
  /** Repeats the random choices of an earlier run. */
  readonly seed: number;
  /** Called with a line of progress. */
  readonly log: (line: string) => void;
  /** The URL of a PostgreSQL server, without a database name, where a program needs none of its own. Default: an own one. */
  readonly postgresUrl?: string;
}

/** Tries a claim on real servers and databases, and returns what it found. It leaves nothing running and no files. */
export type ProofProgram = (options: ProofOptions) => Promise<readonly Proof[]>;

/** Returns the proof that nothing was counted. */
export function nothingOf(claim: string, count: number): Proof {
  return { claim, aim: '0', measured: String(count), met: count === 0 };
}

/** Returns the proof that a figure, rounded, is at most its bound. */
export function atMost(claim: string, figure: number, bound: number): Proof {
  return { claim, aim: `≤ ${bound}`, measured: String(Math.round(figure)), met: figure <= bound };
}

/** Returns a proof as a line of a table. */
export function rowOf({ claim, aim, measured, met }: Proof): string {
  return `| ${claim} | ${measured} | ${aim} | ${met ? 'met' : '**missed**'} |`;
}

/** Logs proofs as soon as they are known, since a program that is stopped has no table; returns them. */
export function logged(proofs: readonly Proof[], { log }: Pick<ProofOptions, 'log'>): readonly Proof[] {
  for (const proof of proofs) log(rowOf(proof));
  return proofs;
}

/** Throws when nothing was done that a program makes claims about: they would hold whatever is broken. */
export function requireSome(what: string, count: number): void {
  if (count === 0) throw new Error(`There were no ${what}: nothing is proved`);
}
