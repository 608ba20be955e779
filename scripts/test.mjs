import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.mjs';
import { checkNode, endWithMessage, installFiles, preparePackages } from './install.mjs';
import { outcomeOf } from './outcome.mjs';
import { mustRun, ROOT, run, tool } from './run.mjs';

const RESULTS = 'test-results';
const UNIT_RESULTS = `${RESULTS}/unit.json`;
const BROWSER_RESULTS = `${RESULTS}/browser.json`;

/** Checks that pass or fail as a whole; each counts as a test. */
const CHECKS = [
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'format and lint', command: [tool('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'size of functions', command: [tool('oxlint'), '--deny-warnings'] },
  { name: 'layers', command: ['node', 'scripts/layers.mjs'] },
  { name: 'types', command: [tool('tsc'), '--build'] },
  { name: 'unused code', command: [tool('knip')] },
  { name: 'repeated code', command: [tool('jscpd'), '--config', '.jscpd.json'] },
];

/** No colours when the output is a file. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const NONE = { passed: 0, failed: 0, skipped: 0 };

async function runCheck({ name, command: [program, ...args] }) {
  const { code, output } = await run(program, args, { quiet: true, env: { NO_COLOR: '1' } });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return { ...NONE, [code === 0 ? 'passed' : 'failed']: 1 };
}

/** Runs as many checks at a time as there are cores, as most of them use one. */
async function runChecks() {
  // The checks of imports also resolve the generated files.
  const { buildMapTiles } = await import('./build-tiles.mjs');
  buildMapTiles();
  // In a process of its own, since Vite sets NODE_ENV to development as it resolves its configuration.
  await mustRun('node', ['scripts/build-css-types.mjs']);
  const counts = [];
  const waiting = [...CHECKS];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) counts.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return counts;
}

async function runUnitTests() {
  console.log('Unit and API tests, on SQLite and PostgreSQL …');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];
  const { code } = await run(tool('vitest'), ['run', ...reporters], { env: PLAIN });
  const { success = false, ...report } = readReport(UNIT_RESULTS);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  return withFailureOf(code === 0 && success, counts);
}

async function runBrowserTests() {
  console.log('Browser tests …');
  const { build } = await import('./build.mjs');
  await build();
  const { code } = await run(tool('playwright'), ['test', '--reporter=dot,json'], {
    env: { ...PLAIN, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS },
  });
  const { stats } = readReport(BROWSER_RESULTS);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return withFailureOf(code === 0 && stats !== undefined, { passed: expected, failed: unexpected + flaky, skipped });
}

/** A runner that failed without a failed test (a file that does not load, a report that is missing) counts as a failure. */
function withFailureOf(succeeded, counts) {
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch (error) {
    console.log(`No report in ${path}: ${error.message}`);
    return {};
  }
}

function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NONE,
  );
}

checkNode();
if (process.env.npm_lifecycle_event) endWithParent();
// `npm run test:all` adds an older Chromium, axe on every screen, and proofs in their long form.
if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
await installFiles('all').catch(endWithMessage);
rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
mkdirSync(join(ROOT, RESULTS));
await preparePackages('all').catch(endWithMessage);
const counts = await runChecks();
counts.push(await runUnitTests());
counts.push(await runBrowserTests());
const { passed, failed, skipped } = sum(counts);
const { code, reason } = outcomeOf({ failed, skipped }, Boolean(process.env.CI));
if (reason) console.log(reason);
process.exitCode = code;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
