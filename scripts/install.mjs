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
/** Compiles the driver. better-sqlite3 has a script for that alone: npm's rebuild leaves it as it is. */
const COMPILE = {
  'better-sqlite3': ['run', 'build-release', '--prefix', `node_modules/${DATABASE_DRIVER}`],
  '@photostructure/sqlite': ['rebuild', DATABASE_DRIVER],
}[DATABASE_DRIVER];
const DATABASE_CHECK = `const library = require("${DATABASE_DRIVER}"); new (library.DatabaseSync ?? library)(":memory:")`;
/** npm's codes where the registry cannot be reached. */
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|ENOTCACHED)\b/;
const [MIN_MAJOR, MIN_MINOR] = [20, 19];

/** Exits with a message if this Node is too old for Wingbook. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)) return;
  console.error(`Wingbook needs Node ${MIN_MAJOR}.${MIN_MINOR} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Prints an error for the user, without the places in these scripts, and ends the process. */
export function endWithMessage({ message }) {
  console.error(message);
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
  console.log('Installing packages …');
  // `npm ci` empties node_modules first, so it is only for a first installation.
  const command = existsSync(join(ROOT, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const args = [...command, NPM_OPTIONS[packages], '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0) throw new Error(installationFailure(output));
}

function installationFailure(output) {
  const [cause] = NO_NETWORK.exec(output) ?? [];
  if (cause === undefined) return `npm could not install the packages:\n${output.trim()}`;
  return `The packages cannot be fetched: npm’s registry cannot be reached (${cause}). Wingbook needs it once, and after an update. Connect to the network, or name your proxy (npm config set proxy ADDRESS) or your registry (npm config set registry ADDRESS), and start again.`;
}

/** The second half: runs the packages' scripts, and sees that the database can be opened. */
export async function preparePackages(packages) {
  if (isInstalled(packages)) return;
  const names = packagesWithScripts();
  if (names.length > 0) await mustRun('npm', ['rebuild', ...names, '--loglevel=error'], { quiet: true });
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

/** Returns names of installed packages that have a script of their own, without SQLite's driver: it has its binaries with it. */
function packagesWithScripts() {
  const paths = installedPackages().filter(([, { hasInstallScript }]) => hasInstallScript === true);
  return paths.map(([path]) => path.split('node_modules/').at(-1)).filter((name) => name !== DATABASE_DRIVER);
}

/** Returns what npm knows of each installed package, by its folder. */
function installedPackages() {
  const path = join(ROOT, INSTALLED);
  return existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages) : [];
}

/**
 * Compiles the database driver unless it can be loaded: it has no binary for some systems (32-bit ARM, an old C library), and one
 * that was compiled may be of another Node. Throws when it cannot be loaded then.
 */
async function ensureDatabaseLoads() {
  if ((await databaseCheck()).code === 0) return;
  if (!existsSync(join(ROOT, 'node_modules', DATABASE_DRIVER))) throw new Error(noDriver());
  console.log(
    'Compiling SQLite, which has no ready binary for this system: some minutes, with Python and a C++ compiler …',
  );
  const compiling = await run('npm', COMPILE, { quiet: true, env: COMPILING });
  const { code, output } = await databaseCheck();
  if (code !== 0)
    throw new Error(`SQLite’s driver ${DATABASE_DRIVER} cannot be loaded.\n${compiling.output}\n${output}`);
}

/** npm leaves a driver out without a word where it is not made for the system. */
function noDriver() {
  const { version, platform, arch } = process;
  return `SQLite has no driver for Node ${version} on ${platform} ${arch}: use Node 22 or later, with which it can be compiled.`;
}

function databaseCheck() {
  return run(process.execPath, ['--eval', DATABASE_CHECK], { quiet: true });
}

if (process.argv[1] === import.meta.filename) {
  checkNode();
  await install('all').catch(endWithMessage);
}
