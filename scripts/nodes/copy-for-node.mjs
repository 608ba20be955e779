import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun, ROOT } from '../run.mjs';
import { NODES } from './fetch-node.mjs';

/** What one Node makes, another must not find; and the repository itself is not copied. */
const NOT_COPIED = new Set(['.git', '.build', 'node_modules', 'test-results', 'data', 'coverage']);
/** Written by tools while they run, npm's list of what is installed among them: the copy must not share them. */
const WRITTEN = ['.vite', '.vite-temp', '.cache', '.wingbook-run', '.wingbook-all', '.package-lock.json'];

/**
 * Copies the repository for a Node: its files, and links to its packages, to which that Node then installs what it needs besides
 * (SQLite's driver). Returns the folder and the environment to run in.
 */
export async function copyForNode({ version, folder: headers, program }) {
  const folder = join(NODES, version, 'copy');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(ROOT).filter((entry) => !NOT_COPIED.has(entry))) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  await mustRun('cp', ['-al', join(ROOT, 'node_modules'), folder]);
  for (const name of WRITTEN) rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
  const env = { PATH: `${dirname(program)}:${process.env.PATH}`, npm_config_nodedir: headers };
  await mustRun(program, ['scripts/install.mjs'], { cwd: folder, env });
  return { folder, env };
}
