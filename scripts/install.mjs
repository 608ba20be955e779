import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_DRIVER } from './database-driver.mjs';
import { mustRun, ROOT, run } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Stamp of each set of installed packages: those for building and running, and all. */
export const INSTALL_STAMPS = { run: 'node_modules/.wingbook-run', all: 'node_modules/.wingbook-all' };
/** On all cores, optimised like SQLite's own builds: the package's -O3 takes a quarter longer to compile and runs no faster. */
const COMPILING = { JOBS: 'max', CFLAGS: process.env.CFLAGS ?? '-O2' };
const NPM_OPTIONS = { run: '--omit=dev', all: '--include=dev' };
/** npm's own list of installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Compiles the driver. Version 13 has a script for that alone: npm's rebuild leaves it as it is. */
const COMPILE = {
  'better-sqlite3': ['run', 'build-release', '--prefix', `node_modules/${DATABASE_DRIVER}`],
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
  const wanted = packages === 'run' && !hasTestPackages() ? 'run' : 'all';
  await installFiles(wanted);
  await preparePackages(wanted);
}

/** The first half of an installation: the packages without their scripts. What uses no database can run from then on. */
export async function installFiles(packages) {
  if (isInstalled(packages)) return;
  console.log('Installing packages (once; longer where the database must be compiled) …');
  // `npm ci` empties node_modules first, so it is only for a first installation.
  const command = existsSync(join(ROOT, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  await mustRun('npm', [...command, NPM_OPTIONS[packages], '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** The second half: runs the packages' scripts and compiles the database, which may take a minute of one core. */
export async function preparePackages(packages) {
  if (isInstalled(packages)) return;
  const names = packagesWithScripts();
  if (names.length > 0) await mustRun('npm', ['rebuild', ...names]);
  await ensureDatabaseLoads();
  writeStamp(INSTALL_STAMPS[packages], installHash());
}

/** Returns a hash of the inputs that determine the packages. */
export function installHash() {
  return hashOf(['package.json', 'package-lock.json'], [process.versions.modules]);
}

function isInstalled(packages) {
  const hash = installHash();
  return isFresh(INSTALL_STAMPS.all, hash) || isFresh(INSTALL_STAMPS[packages], hash);
}

function hasTestPackages() {
  return installedPackages().some(([, { dev }]) => dev === true);
}

/** Returns names of installed packages that have a script of their own, without SQLite's drivers: only one is used. */
function packagesWithScripts() {
  const paths = installedPackages().filter(([, { hasInstallScript }]) => hasInstallScript === true);
  return paths.map(([path]) => path.split('node_modules/').at(-1)).filter((name) => !name.startsWith('better-sqlite3'));
}

/** Returns what npm knows of each installed package, by its folder. */
function installedPackages() {
  const path = join(ROOT, INSTALLED);
  return existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages) : [];
}

/**
 * Compiles the database driver unless it can be loaded: after an installation, or where it was compiled for another Node, which
 * npm does not notice. Throws when it cannot be loaded then.
 */
async function ensureDatabaseLoads() {
  if ((await databaseCheck()).code === 0) return;
  console.log('Compiling the database for this Node …');
  await mustRun('npm', COMPILE, { env: COMPILING });
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
