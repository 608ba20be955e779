import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run.mjs';

const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.css\.d\.ts$/.test(path),
);

it('no file switches a rule off', () => {
  const suppression = /biome-ignore|(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)/;
  expect(SOURCES.filter((path) => suppression.test(readFileSync(join(ROOT, 'src', path), 'utf8')))).toEqual([]);
});
