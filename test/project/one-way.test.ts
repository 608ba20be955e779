import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run.mjs';

/** Where the context is made, mounted, or handed to whatever an operator runs. */
const COMPOSITION = /^server\/(?:start|commands)\/|^server\/http\/endpoints\/endpoints\.ts$/;

/** Returns the paths below `src` of the sources, without tests, in which there is this. */
function sourcesWith(pattern: RegExp): readonly string[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => pattern.test(readFileSync(join(ROOT, 'src', path), 'utf8')))
    .toSorted();
}

it('a function of the server takes the parts of the context that it uses, not all of it', () => {
  const whole = sourcesWith(/: AppContext\b/);
  expect(whole).toContain('server/start/create-context.ts');
  expect(whole.filter((path) => !COMPOSITION.test(path))).toEqual([]);
});

it('of several requests of a component the latest wins in one way: no effect has a variable of its own for that', () => {
  expect(sourcesWith(/^ {4}let (?:is)?(?:left|latest|current|cancelled|ignored?|stale|active|alive)\b/im)).toEqual([]);
});

it('texts are put in order by one collator, everywhere', () => {
  expect(sourcesWith(/\bIntl\.Collator\(|\.localeCompare\(/)).toEqual(['domain/order/text-order.ts']);
});
