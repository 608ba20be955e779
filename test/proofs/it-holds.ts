import { expect, inject, it } from 'vitest';
import type { ProofProgram } from './proof.ts';

/** `npm run test:all` has the long forms. */
const SIZE = process.env.TEST_ALL === undefined ? 'short' : 'long';
const TIMEOUT_MS = 600_000;

/** Tests a program in its short or long form; `npm run prove` has the full one. A failure names its seed, and says what the program has. */
export function itHolds(claim: string, program: ProofProgram): void {
  it(claim, { timeout: TIMEOUT_MS }, async () => {
    const seed = Date.now() % 1_000_000;
    const lines = [`seed ${seed}`];
    const log = (line: string): void => void lines.push(line);
    const proofs = await program({ size: SIZE, seed, log, postgresUrl: inject('postgresUrl') });
    const missed = proofs.filter(({ met }) => !met);
    expect(missed, lines.join('\n')).toEqual([]);
  });
}
