import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_DRIVER } from './database-driver.mjs';
import { mustRun, ROOT, run } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Stamp of each set of installed packages: those for building and running, and all. */
export const INSTALL_STAMPS = { run: 'node_modules/.wingbook-run', all: 'node_modules/.wingbook-all' };
/** A compiled package uses all cores. */
const COMPILING = { JOBS: 'max' };
const NPM_OPTIONS = { run: '--omit=dev', all: '--include=dev' };
/** npm's own list of installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';
const DRIVER_FOLDER = `node_modules/${DATABASE_DRIVER}`;
/** Compiles the driver. Version 13 has a script for that alone: npm's rebuild leaves it as it is. */
const COMPILE = {
  'better-sqlite3': ['run', 'build-release', '--prefix', DRIVER_FOLDER],
  'better-sqlite3-node20': ['rebuild', DATABASE_DRIVER],
}[DATABASE_DRIVER];
const DATABASE_CHECK = `new (require("${DATABASE_DRIVER}"))(":memory:")`;
const [MIN_MAJOR, MIN_MINOR] = [20, 19];

/** Exits with a message if this Node is too old for Wingbook. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)) return;
  console.error(`Wingbook needs Node ${MIN_MAJOR}.${MIN_MINOR} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the packages of package-lock.json unless they are up to date for this Node: `run`, those for building and
 * running, or `all`. Where all are installed, `run` keeps them all, so that a start never removes the tests' packages.
 */
export async function install(packages) {
  const hash = installHash();
  const wanted = packages === 'run' && !hasTestPackages() ? 'run' : 'all';
  if (isFresh(INSTALL_STAMPS.all, hash) || isFresh(INSTALL_STAMPS[wanted], hash)) return;
  console.log('Installing packages (once; longer where the database must be compiled) …');
  // `npm ci` empties node_modules first, so it is only for a first installation.
  const command = existsSync(join(ROOT, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  await mustRun('npm', [...command, NPM_OPTIONS[wanted], '--no-audit', '--no-fund'], { env: COMPILING });
  await ensureDatabaseLoads(NPM_OPTIONS[wanted]);
  writeStamp(INSTALL_STAMPS[wanted], hash);
}

/** Returns a hash of the inputs that determine the packages. */
export function installHash() {
  return hashOf(['package.json', 'package-lock.json'], [process.versions.modules]);
}

function hasTestPackages() {
  const path = join(ROOT, INSTALLED);
  if (!existsSync(path)) return false;
  return Object.values(JSON.parse(readFileSync(path, 'utf8')).packages).some(({ dev }) => dev === true);
}

/**
 * Compiles the database driver if it was compiled for another Node, which npm does not notice, or has no binary for this
 * machine. Throws when it cannot be loaded: npm leaves out an optional package that it cannot compile, and does not fail.
 */
async function ensureDatabaseLoads(extent) {
  if ((await databaseCheck()).code === 0) return;
  console.log('Compiling the database for this Node …');
  const again = ['install', '--no-save', extent, '--foreground-scripts']; // Shows why it was left out.
  await mustRun('npm', existsSync(join(ROOT, DRIVER_FOLDER)) ? COMPILE : again, { env: COMPILING });
  const { code, output } = await databaseCheck();
  if (code !== 0) throw new Error(`SQLite’s driver ${DATABASE_DRIVER} cannot be loaded.\n${output}`);
}

function databaseCheck() {
  return run(process.execPath, ['--eval', DATABASE_CHECK], { quiet: true });
}

if (process.argv[1] === import.meta.filename) {
  checkNode();
  await install('all');
}
