import { prepareDemo } from '../../scripts/demo-data.mjs';
import { mustRun } from '../../scripts/run.mjs';

const MAKE = ['--import', 'tsx', 'scripts/demo-data.mjs'];

/** Generates the demo data from the sources before the tests, unless it exists. */
export async function setup(): Promise<void> {
  await prepareDemo(() => mustRun(process.execPath, MAKE));
}
