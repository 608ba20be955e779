import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const JSX = join(ROOT, 'scripts/lint/swc-reads-jsx.mjs');

/** Checks the imports in a folder (the project's, or a copy of it) against .dependency-cruiser.mjs. */
export function checkLayers(folder = ROOT, outputType = 'err') {
  const args = ['--import', JSX, CRUISER, 'src', '--config', '.dependency-cruiser.mjs', '--output-type', outputType];
  return run(process.execPath, args, { quiet: true, cwd: folder });
}

if (process.argv[1] === import.meta.filename) {
  const { code, output } = await checkLayers();
  console.log(output);
  process.exitCode = code;
}
