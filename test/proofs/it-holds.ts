import { expect, inject, it } from 'vitest';
import type { ProofProgram } from './proof.ts';

/** `npm run test:all` has the long forms. */
const SIZE = process.env.TEST_ALL === undefined ? 'short' : 'long';
const TIMEOUT_MS = 600_000;

/** Tests a program in its short or long form; `npm run prove` has the full one. A failure names its seed. */
export function itHolds(claim: string, program: ProofProgram): void {
  it(claim, { timeout: TIMEOUT_MS }, async () => {
    const seed = Date.now() % 1_000_000;
    const proofs = await program({ size: SIZE, seed, log: () => undefined, postgresUrl: inject('postgresUrl') });
    const missed = proofs.filter(({ met }) => !met);
    expect(missed, `seed ${seed}`).toEqual([]);
  });
}
