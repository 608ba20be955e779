import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for all temporary files of a test run. */
export interface RunFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** PostgreSQL rejects to run as root: its own system user must be able to enter the folder. */
const ENTERABLE = 0o755;

/**
 * Creates a folder and makes it the temporary folder of this process and its children. A separate process removes it,
 * and stops the PostgreSQL servers and other programs in it, when the run is killed.
 */
export async function makeRunFolder(): Promise<RunFolder> {
  const path = await mkdtemp(join(tmpdir(), 'wingbook-tests-'));
  await chmod(path, ENTERABLE);
  const program = join(import.meta.dirname, 'clear-after-run.mjs');
  // Detached, so that a signal to the run's process group does not end it, too.
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
