import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run.mjs';

interface Rules {
  readonly rules: Readonly<Record<string, readonly [string, { readonly max: number }]>>;
}

const STYLE = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const LINT: Rules & { readonly overrides: readonly (Rules & { readonly files: readonly string[] })[] } = JSON.parse(
  readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'),
);
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.css\.d\.ts$/.test(path),
);

function maxOf({ rules }: Rules, rule: string): number | undefined {
  return rules[`eslint/${rule}`]?.[1]?.max;
}

/** The limit of the files of a pattern, which one override has. */
function maxIn(pattern: string, rule: string): number | undefined {
  const overrides = LINT.overrides.filter(({ files }) => files.includes(pattern));
  expect(overrides, `the overrides for ${pattern}`).toHaveLength(1);
  return overrides.map((override) => maxOf(override, rule))[0];
}

it('CONTRIBUTING has the limits that oxlint checks', () => {
  const tables = ['src/server/demo/content/**', 'src/server/db/schema.ts', 'src/server/db/migrations/**'];
  const texts = maxIn('src/contract/messages/**', 'max-lines');
  const tests = maxIn('test/**', 'max-lines');
  expect(tables.map((pattern) => maxIn(pattern, 'max-lines'))).toEqual(tables.map(() => texts));
  expect(['**/*.test.ts', '**/*.test.tsx'].map((pattern) => maxIn(pattern, 'max-lines'))).toEqual([tests, tests]);
  const of = (rule: string) => maxOf(LINT, rule);
  expect(LINT.overrides.filter((override) => maxOf(override, 'max-lines-per-function') !== undefined)).toEqual([]);
  expect(STYLE).toContain(`${of('max-lines')} at most (tests ${tests};`);
  expect(STYLE).toContain(`catalogues of texts ${texts});`);
  expect(STYLE).toContain(`${of('max-lines-per-function')} at most;`);
  expect(STYLE).toContain(`complexity at most ${of('complexity')}, nesting ${of('max-depth')}`);
  expect([STYLE.includes('three\nparameters'), of('max-params')]).toEqual([true, 3]);
});

it('most files of the sources are as short as CONTRIBUTING says', () => {
  const short = SOURCES.filter((path) => readFileSync(join(ROOT, 'src', path), 'utf8').split('\n').length <= 50);
  expect(STYLE).toContain('Files mostly under 50 lines');
  expect(short.length / SOURCES.length).toBeGreaterThan(0.5);
});

it('no file switches a rule off', () => {
  const suppression = /biome-ignore|(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)/;
  expect(SOURCES.filter((path) => suppression.test(readFileSync(join(ROOT, 'src', path), 'utf8')))).toEqual([]);
});
