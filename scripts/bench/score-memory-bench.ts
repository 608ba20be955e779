import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { type BenchRow, rowAgainstLimit } from './row.ts';
import { LONG_DAY, LONG_FIXES, longShape, SHAPE_NAMES } from './setup/long-shapes.ts';

const MOST_MEGABYTES = 60;
const PROGRAM = join(import.meta.dirname, 'setup/score-in-process.ts');

/** Memory that all rule sets take at their peak beyond the flight itself, each flight in a process of its own. */
export function scoreMemoryRows(): readonly BenchRow[] {
  return [LONG_DAY, ...SHAPE_NAMES].map((name) =>
    rowAgainstLimit(`memory of all rule sets on ${LONG_FIXES} fixes ${name}`, {
      measured: megabytesOf(name),
      most: MOST_MEGABYTES,
      unit: 'MB',
    }),
  );
}

function megabytesOf(name: string): number {
  const printed = execFileSync(process.execPath, ['--no-warnings', '--import', 'tsx', PROGRAM], {
    input: serialize(longShape(name)),
  });
  return Number(printed) / 1e6;
}
