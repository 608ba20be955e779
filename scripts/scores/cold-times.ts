import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const COLD_RUN = join(import.meta.dirname, 'cold-run.ts');

/** Returns how many times as long as our code the package takes for a file, each once in a fresh process, by all rule sets. */
export function coldTimes(folder: string, file: Uint8Array): number {
  return coldMs(folder, file) / coldMs('', file);
}

function coldMs(folder: string, input: Uint8Array): number {
  const printed = execFileSync(process.execPath, ['--no-warnings', '--import', 'tsx', COLD_RUN, folder], { input });
  return Number(printed);
}
