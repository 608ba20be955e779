import { expect, inject, it } from 'vitest';
import type { ProofProgram } from './proof.ts';

const TIMEOUT_MS = 300_000;

/** Tests the short form of a program; `npm run prove` has the long one. */
export function itHolds(claim: string, program: ProofProgram): void {
  it(claim, { timeout: TIMEOUT_MS }, async () => {
    const options = { size: 'short', seed: Date.now() % 1_000_000, log: () => undefined } as const;
    const proofs = await program({ ...options, postgresUrl: inject('postgresUrl') });
    expect(proofs.filter(({ met }) => !met)).toEqual([]);
  });
}
