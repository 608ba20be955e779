import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyForNode } from './nodes/copy-for-node.mjs';
import { fetchNode } from './nodes/fetch-node.mjs';
import { run } from './run.mjs';

/**
 * The unit and API tests on every supported Node: the oldest, and the newest of each later even version. `npm run test:nodes -- 24`
 * takes one of them, `npm run test:nodes -- 24 -- src/server` a part of the tests.
 */
const SUPPORTED = ['20.19.0', '22', '24', '26'];
const REPORT = 'nodes.json';

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.filter((word) => /^[\d.]+$/.test(word));
const parts = positionals.filter((word) => !chosen.includes(word));

const rows = [];
for (const range of chosen.length > 0 ? chosen : SUPPORTED) rows.push(await testedOn(range));
console.log(['', '| Node | passed | failed | skipped |', '| --- | --- | --- | --- |', ...rows].join('\n'));

/** Returns a line of the table. */
async function testedOn(range) {
  const node = await fetchNode(range);
  const { folder, env } = await copyForNode(node);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`, ...parts];
  console.log(`Node ${node.version} …`);
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const { code } = await run(node.program, [vitest, ...args], { cwd: folder, env });
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(join(folder, REPORT), 'utf8'));
  if (code !== 0) process.exitCode = 1;
  else rmSync(folder, { recursive: true });
  return `| ${node.version} | ${numPassedTests} | ${numFailedTests} | ${numPendingTests} |`;
}
