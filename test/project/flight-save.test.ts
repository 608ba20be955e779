import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The endpoint that the store calls: what mounts it calls the service, and nothing of the browser imports that. */
const ROUTE = ['src/contract/data.ts', 'src/server/http/data.ts'] as const;
const IMPORTED = /from '([#.][^']+)'/g;
const SECTION = /### A flight's save, file by file\n([\s\S]*?)\n## /;

function filesListed(): readonly string[] {
  const [, section = ''] = SECTION.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  const [table = ''] = section.split('\n\n');
  return [...table.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file);
}

/** Returns the path of an import from the root of the project. */
function pathOf(imported: string, file: string): string {
  const path = imported.startsWith('#') ? imported.replace('#', 'src/') : join(dirname(file), imported);
  return /\.\w+$/.test(path) ? path : `${path}.ts`;
}

function importsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORTED)].map(([, imported = '']) => pathOf(imported, file));
}

it('a flight is saved through 20 files at most, 6 of them before the store, which ARCHITECTURE.md lists', () => {
  const [, section = ''] = SECTION.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  const [table = ''] = section.split('\n\n');
  const files = filesListed();
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect([...table.matchAll(/^\| \d .*?`(src\/[^`]+)`/gm)]).toHaveLength(6);
  expect(files.length).toBeLessThanOrEqual(20);
});

it('the files of a save that are listed import one another: each is reached from the first', () => {
  const files = filesListed();
  const [first = ''] = files;
  const reached = new Set([first]);
  for (const file of reached) {
    const next = [...importsOf(file), ...ROUTE.filter((_, index) => ROUTE[index - 1] === file)];
    for (const path of next) if (files.includes(path)) reached.add(path);
  }
  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});
