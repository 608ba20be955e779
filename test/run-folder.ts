import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for all temporary files of a run of the tests. */
export interface RunFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** The operating system's user of PostgreSQL must be able to enter: it refuses to run as root. */
const ENTERABLE = 0o755;

/**
 * Makes a folder that is the temporary one of this process and of those it starts. A process beside them removes it, and
 * stops the PostgreSQL in it, when the run is killed.
 */
export async function makeRunFolder(): Promise<RunFolder> {
  const path = await mkdtemp(join(tmpdir(), 'wingbook-tests-'));
  await chmod(path, ENTERABLE);
  const program = join(import.meta.dirname, 'clear-after-run.mjs');
  // Detached, or what ends the run's whole group of processes would end it, too.
  const clearing = spawn(process.execPath, [program, path], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  clearing.unref();
  if ('unref' in clearing.stdin && typeof clearing.stdin.unref === 'function') clearing.stdin.unref();
  process.env.TMPDIR = path;
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      clearing.stdin.destroy();
    },
  };
}
