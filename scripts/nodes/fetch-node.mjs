import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { mustRun, ROOT, run } from '../run.mjs';

/** The folder of all that `npm run test:nodes` makes; nothing in it is of the repository. */
export const NODES = join(ROOT, '.build/nodes');

/**
 * Fetches the newest Node of a range from npm, with its headers, unless it is there. Returns its version, its folder and its
 * program.
 */
export async function fetchNode(range) {
  const name = `node-${platform()}-${arch()}`;
  const version = await newestOf(name, range);
  const folder = join(NODES, version);
  const node = { version, folder: join(folder, 'package'), program: join(folder, 'package/bin/node') };
  if (existsSync(node.program)) return node;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await mustRun('npm', ['pack', `${name}@${version}`, '--pack-destination', folder], { quiet: true });
  const packed = join(folder, `${name}-${version}.tgz`);
  await mustRun('tar', ['xzf', packed, '-C', folder]);
  rmSync(packed);
  return node;
}

async function newestOf(name, range) {
  const { code, output } = await run('npm', ['view', `${name}@${range}`, 'version', '--json'], { quiet: true });
  const versions = /\[[^\]]*\]|"[\d.]+"/.exec(output)?.[0];
  if (code !== 0 || versions === undefined) throw new Error(`npm has no ${name}@${range}\n${output}`);
  return [JSON.parse(versions)].flat().toSorted(compareVersions).at(-1);
}

function compareVersions(a, b) {
  const [of, against] = [a, b].map((version) => version.split('.').map(Number));
  const differs = of.findIndex((part, index) => part !== against[index]);
  return differs < 0 ? 0 : of[differs] - against[differs];
}
