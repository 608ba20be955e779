import { expect, inject, it } from 'vitest';
import type { ProofProgram } from './proof.ts';

/** `npm run test:all` has the long forms. */
const SIZE = process.env.TEST_ALL === undefined ? 'short' : 'long';
const TIMEOUT_MS = 600_000;

/** Tests a program in its short or long form; `npm run prove` has the full one. */
export function itHolds(claim: string, program: ProofProgram): void {
  it(claim, { timeout: TIMEOUT_MS }, async () => {
    const options = { size: SIZE, seed: Date.now() % 1_000_000, log: () => undefined } as const;
    const proofs = await program({ ...options, postgresUrl: inject('postgresUrl') });
    expect(proofs.filter(({ met }) => !met)).toEqual([]);
  });
}
