import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, ROOT, run } from './run.mjs';
import { hashOf, isFresh, leaveStamp } from './stamp.mjs';

/** What each extent of packages leaves behind when it is there: what building and running needs, and all. */
export const INSTALL_STAMPS = { run: 'node_modules/.wingbook-run', all: 'node_modules/.wingbook-all' };
const NPM_OPTIONS = { run: '--omit=dev', all: '--include=dev' };
/** npm's own list of what it has put there. */
const INSTALLED = 'node_modules/.package-lock.json';
const DATABASE_WORKS = 'new (require("better-sqlite3"))(":memory:")';
const [FLOOR_MAJOR, FLOOR_MINOR] = [20, 19];

/** Stops with a clear word when this Node is older than what Wingbook needs. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > FLOOR_MAJOR || (major === FLOOR_MAJOR && minor >= FLOOR_MINOR)) return;
  console.error(`Wingbook needs Node ${FLOOR_MAJOR}.${FLOOR_MINOR} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs what package-lock.json names, unless that was done before for this Node: `run`, what building and running
 * needs, or `all`. Where all is installed it stays so: a start never takes the tests' packages away.
 */
export async function install(extent) {
  const hash = installHash();
  const wanted = extent === 'run' && !hasTestPackages() ? 'run' : 'all';
  if (isFresh(INSTALL_STAMPS.all, hash) || isFresh(INSTALL_STAMPS[wanted], hash)) return;
  console.log('Installing packages (once; longer where the database must be compiled) …');
  // `npm ci` empties node_modules first, so it is for where there is none.
  const command = existsSync(join(ROOT, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  await mustRun('npm', [...command, NPM_OPTIONS[wanted], '--no-audit', '--no-fund']);
  await makeDatabaseWork();
  leaveStamp(INSTALL_STAMPS[wanted], hash);
}

/** A hash over what decides which packages are right. */
export function installHash() {
  return hashOf(['package.json', 'package-lock.json'], [process.versions.modules]);
}

function hasTestPackages() {
  const path = join(ROOT, INSTALLED);
  if (!existsSync(path)) return false;
  return Object.values(JSON.parse(readFileSync(path, 'utf8')).packages).some(({ dev }) => dev === true);
}

/** What was compiled for another Node does not load in this one, and npm takes it for installed. */
async function makeDatabaseWork() {
  const { code } = await run(process.execPath, ['--eval', DATABASE_WORKS], { quiet: true });
  if (code === 0) return;
  console.log('Compiling the database for this Node …');
  await mustRun('npm', ['rebuild', 'better-sqlite3']);
}

if (process.argv[1] === import.meta.filename) {
  checkNode();
  await install('all');
}
