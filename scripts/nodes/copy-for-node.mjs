import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun, ROOT } from '../run.mjs';
import { NODES } from './fetch-node.mjs';

const DATABASE = 'node_modules/better-sqlite3';
const COMPILED = 'build/Release/better_sqlite3.node';
/** What one Node makes, another must not find; and the repository itself is not copied. */
const NOT_COPIED = new Set(['.git', '.build', 'node_modules', 'test-results', 'data', 'coverage']);
/** Written by tools while they run: the copy must not share them. */
const WRITTEN = ['.vite', '.vite-temp', '.cache', '.wingbook-run', '.wingbook-all'];

/**
 * Copies the repository for a Node: its files, and links to its packages, but for the database's driver, which is compiled for
 * that Node. Returns the folder and the environment to run in.
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
  await compileDatabase({ version, folder, env });
  return { folder, env };
}

/** The driver is kept beside the copy, as compiling it takes a minute. */
async function compileDatabase({ version, folder, env }) {
  const [own, kept] = [join(folder, DATABASE), join(NODES, version, 'better_sqlite3.node')];
  rmSync(own, { recursive: true });
  cpSync(join(ROOT, DATABASE), own, {
    recursive: true,
    filter: (from) => !from.startsWith(join(ROOT, DATABASE, 'build')),
  });
  const compiled = join(own, COMPILED);
  if (!existsSync(kept)) {
    console.log(`Compiling the database for Node ${version} …`);
    await mustRun('npm', ['rebuild', 'better-sqlite3'], { quiet: true, env, cwd: folder });
    cpSync(compiled, kept);
  }
  mkdirSync(dirname(compiled), { recursive: true });
  cpSync(kept, compiled);
}
