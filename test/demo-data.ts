import { prepareDemo } from '../scripts/demo-data.mjs';
import { mustRun } from '../scripts/run.mjs';

const MAKE = ['--conditions=source', '--import', 'tsx', 'scripts/demo-data.mjs'];

/** Makes the data of the demo from the sources, before the tests, unless they are there. */
export async function setup(): Promise<void> {
  await prepareDemo(() => mustRun(process.execPath, MAKE));
}
